import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { portraits } from './portraits.ts'

const files = join(import.meta.dirname, '../../../../web/public')

describe('PRO-05 the videos of the demo athletes', () => {
  test.each([...portraits.values()].map(({ name, sections }) => [name.first_name, sections] as const))(
    'of %s ship with the product, each with its frame',
    (_, { media = [], vip = [] }) => {
      const highlights = vip.flatMap(({ highlight_url }) => highlight_url ?? [])
      const shown = media.flatMap(({ video, picture }) => [video?.url, picture?.url])
      for (const address of [...shown, ...highlights]) {
        expect(address).toMatch(/^\/films\/[\w-]+\.(mp4|webp)$/)
        expect(existsSync(join(files, address ?? '')), address).toBe(true)
      }
    },
  )

  test('are different in every entry of a gallery', () => {
    for (const { sections } of portraits.values()) {
      const urls = (sections.media ?? []).map(({ video }) => video?.url)
      expect(new Set(urls).size).toBe(urls.length)
    }
  })
})

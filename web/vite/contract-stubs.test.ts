import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { contractStubs } from './contract-stubs.ts'

const load = contractStubs().load as unknown as (
  id: string,
) => Promise<{ code: string; moduleSideEffects: boolean } | null>
const fileOf = (name: string) => fileURLToPath(import.meta.resolve(`@fieldhouse/contract/${name}`))

describe('the contract in the browser', () => {
  test("is routes without schemas; a form's rules load on demand", async () => {
    const { code, moduleSideEffects } = (await load(fileOf('site'))) ?? {}
    expect(code).toContain('export const sendContactMessage = { "method":"POST","path":"/contact-us"')
    expect(moduleSideEffects).toBe(false)
    expect(code).toContain('site.ts?rules')
    expect(code).not.toMatch(/zod|contactMessage =|guard|from '/)
  })

  test('leaves the infrastructure and the rules themselves as they are', async () => {
    expect(await load(fileOf('guards'))).toBeNull()
    expect(await load(`${fileOf('site')}?rules`)).toBeNull()
    expect(await load('/elsewhere/site.ts')).toBeNull()
  })
})

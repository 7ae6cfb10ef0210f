import type { Package } from '@fieldhouse/contract/billing'
import { describe, expect, test } from 'vitest'
import { contentsOf, firstWith } from './package-contents.ts'
import { buildPackages } from './packages.factory.ts'

const told = (offer: Package, all: readonly Package[]) => {
  const { base, carried, added, missing } = contentsOf(offer, all)
  const names = (options: Package['options']) => options.map(({ name }) => name)
  return { base: base?.name ?? null, carried: names(carried), added: names(added), missing: names(missing) }
}

const without = (offer: Package, option: string): Package => ({
  ...offer,
  options: offer.options.map((one) => (one.name === option ? { ...one, is_included: false } : one)),
})

describe("a package's contents", () => {
  test('are compared with the previous package', () => {
    const all = buildPackages()
    expect(told(all[2], all)).toEqual({
      base: 'Starter Elite',
      carried: ['Page', 'Views', 'Chat'],
      added: ['Match'],
      missing: ['Sessions'],
    })
  })

  test('are all new in the first package', () => {
    const all = buildPackages()
    expect(told(all[0], all)).toEqual({
      base: null,
      carried: [],
      added: ['Page', 'Views'],
      missing: ['Chat', 'Match', 'Sessions'],
    })
  })

  test('are all new if an option of the previous package is missing', () => {
    const all = buildPackages().map((offer, place) => (place === 2 ? without(offer, 'Views') : offer))
    const [, , third] = all
    expect(third && told(third, all)).toEqual({
      base: null,
      carried: [],
      added: ['Page', 'Chat', 'Match'],
      missing: ['Views', 'Sessions'],
    })
  })

  test('never say "everything in" a package without options', () => {
    const [first, second] = buildPackages()
    const empty = { ...first, options: [] }
    expect(told(second, [empty, second])).toMatchObject({ base: null, added: ['Page', 'Views', 'Chat'] })
  })

  test('may equal those of the previous package', () => {
    const [first, second] = buildPackages()
    const same = without(second, 'Chat')
    expect(told(same, [first, same])).toMatchObject({ base: 'Starter Showcase', added: [] })
  })
})

test('an option starts with the first package that has it', () => {
  const all = buildPackages()
  expect(firstWith('Match', all)?.name).toBe('All-Star Showcase')
  expect(firstWith('Page', all)?.name).toBe('Starter Showcase')
  expect(firstWith('Nobody has it', all)).toBeUndefined()
})

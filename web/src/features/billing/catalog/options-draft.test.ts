import { describe, expect, test } from 'vitest'
import { buildCatalog } from './catalog.factory.ts'
import {
  draftPreview,
  emptyOption,
  hasChangedOptions,
  onTopOf,
  optionFault,
  optionsBodyOf,
  optionsDraftOf,
  withPackage,
} from './options-draft.ts'

const catalog = buildCatalog()
const draft = optionsDraftOf(catalog)
const remove = (key: string) => ({
  ...draft,
  options: draft.options.map((option) => ({ ...option, isRemoved: option.key === key })),
})

describe('ADM-03 the options as they are typed', () => {
  test('are changed by another order, a removal, and a new one, and not by a removal that was taken back', () => {
    expect(hasChangedOptions(draft)).toBe(false)
    expect(hasChangedOptions({ ...draft, options: draft.options.toReversed() })).toBe(true)
    expect(hasChangedOptions(remove('chat'))).toBe(true)
    expect(hasChangedOptions({ ...draft, options: [...draft.options, emptyOption('new')] })).toBe(true)
    expect(hasChangedOptions(remove('nothing'))).toBe(false)
  })

  test('are sent without what was removed', () => {
    const { options } = optionsBodyOf(remove('chat'), catalog)
    expect(options.map(({ id }) => id)).toEqual(['page', 'coach'])
  })

  test('use the version of a new price, and keep their own after a change of the options by another admin', () => {
    expect(optionsBodyOf(draft, { ...catalog, version: 9 }).version).toBe(9)
    const others = { ...catalog, version: 9, options: catalog.options.slice(1) }
    expect(optionsBodyOf(draft, others).version).toBe(catalog.version)
  })

  test('can be put on top of another admin’s list, where a deleted option is new again', () => {
    const others = { ...catalog, version: 9, options: catalog.options.slice(1) }
    const rebased = onTopOf(draft, others)
    expect(optionsBodyOf(rebased, others)).toMatchObject({ version: 9 })
    expect(optionsBodyOf(rebased, others).options[0]).not.toHaveProperty('id')
    expect(optionsBodyOf(rebased, others).options[1]).toHaveProperty('id', 'chat')
  })

  test('find their errors although removed ones are not sent', () => {
    const faults = { 'options.1.name': ['Please enter a name'] }
    expect(optionFault(remove('chat'), faults, 'coach', 'name')).toBe('Please enter a name')
    expect(optionFault(draft, faults, 'coach', 'name')).toBeUndefined()
  })

  test('are shown as families will see them: hidden ones are gone, new ones are there', () => {
    const changed = {
      ...draft,
      options: [
        ...draft.options.map((option) => ({ ...option, is_hidden: option.key === 'page' })),
        { ...emptyOption('new'), package_keys: ['package-1' as const] },
      ],
    }
    const [first] = draftPreview(changed, catalog)
    expect(first?.options).toMatchObject([
      { name: 'Chat', is_included: false },
      { name: 'Success coach', is_included: false },
      { name: 'New option', is_included: true },
    ])
    expect(first?.hidden_options).toEqual([])
  })

  test('are shown at today’s price', () => {
    expect(draftPreview(draft, catalog)[1]?.formatted_price.month_price).toBe('$49.00')
  })

  test('are put into a package and taken out', () => {
    expect(withPackage(['package-3'], 'package-1', true)).toEqual(['package-1', 'package-3'])
    expect(withPackage(['package-1', 'package-3'], 'package-1', false)).toEqual(['package-3'])
  })
})

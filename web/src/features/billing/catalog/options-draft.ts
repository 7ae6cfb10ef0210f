import type { Package, PackageKey } from '@fieldhouse/contract/billing'
import type { Catalog, CatalogOption } from '@fieldhouse/contract/billing.catalog'
import { offeredPackage } from '@fieldhouse/contract/billing.offer'
import type { FieldFaults } from '@fieldhouse/contract/errors'

/** One option as it is typed. The key stays with it, also before it has an id. */
export interface DraftOption extends Omit<CatalogOption, 'id'> {
  readonly key: string
  readonly id?: string
  /** Stays in its place until the list is saved, so it can be put back. */
  readonly isRemoved: boolean
}

export interface OptionsDraft {
  readonly options: readonly DraftOption[]
  /** The list that the draft began with. */
  readonly base: readonly CatalogOption[]
  readonly version: number
}

export const optionsDraftOf = ({ options, version }: Pick<Catalog, 'options' | 'version'>): OptionsDraft => ({
  version,
  base: options,
  options: options.map((option) => ({ ...option, key: option.id, isRemoved: false })),
})

export const emptyOption = (key: string): DraftOption => ({
  key,
  name: '',
  description: '',
  is_hidden: false,
  package_keys: [],
  isRemoved: false,
})

const remaining = ({ options }: OptionsDraft): DraftOption[] => options.filter(({ isRemoved }) => !isRemoved)

const optionForm = ({
  id,
  name,
  description,
  is_hidden,
  package_keys,
}: Omit<DraftOption, 'key' | 'isRemoved'>) => ({
  ...(id ? { id } : {}),
  name,
  description,
  is_hidden,
  package_keys: package_keys.toSorted(),
})

const textOf = (options: readonly Omit<DraftOption, 'key' | 'isRemoved'>[]): string =>
  JSON.stringify(options.map(optionForm))

export const hasChangedOptions = (draft: OptionsDraft): boolean =>
  textOf(remaining(draft)) !== textOf(draft.base)

/** A new price is a new version too, but as long as the options are the same, nobody is overwritten. */
const versionFor = ({ base, version }: OptionsDraft, saved: Catalog): number =>
  textOf(base) === textOf(saved.options) ? saved.version : version

/** As the call needs it. */
export const optionsBodyOf = (draft: OptionsDraft, saved: Catalog) => ({
  version: versionFor(draft, saved),
  options: remaining(draft).map(optionForm),
})

/** One's own list on top of what another admin saved. An option that they deleted is new again. */
export const onTopOf = ({ options }: OptionsDraft, saved: Catalog): OptionsDraft => ({
  ...optionsDraftOf(saved),
  options: options.map(({ id, ...option }) =>
    id && saved.options.some((known) => known.id === id) ? { ...option, id } : option,
  ),
})

export const withPackage = (keys: readonly PackageKey[], key: PackageKey, isIn: boolean): PackageKey[] =>
  (isIn ? [...keys, key] : keys.filter((held) => held !== key)).toSorted()

/** The error of one field of one option. Removed options are not sent, so they don't count. */
export const optionFault = (
  draft: OptionsDraft,
  faults: FieldFaults,
  key: string,
  field: 'name' | 'description',
): string | undefined =>
  faults[`options.${remaining(draft).findIndex((option) => option.key === key)}.${field}`]?.[0]

/** What families will see today with these options, by the same rule as the public page. */
export const draftPreview = (draft: OptionsDraft, { packages }: Catalog): Package[] => {
  const options = remaining(draft).map(({ key, name, ...option }) => ({
    ...option,
    id: key,
    name: name.trim() || 'New option',
  }))
  return packages.map((row) => offeredPackage(row, options, false))
}

import type { PackageKey } from '@fieldhouse/contract/billing'
import {
  type Catalog,
  type CatalogOption,
  mostPackageOptions,
  type updatePackageOptions,
} from '@fieldhouse/contract/billing.catalog'
import type { Checked } from '@fieldhouse/contract/endpoint'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { AppError } from '../../../platform/app-error.ts'
import { changedFields, record } from '../../../platform/audit/audit.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { findOptions, findPackageNames, replaceOptions } from './catalog.queries.ts'
import { type CatalogCall, changeCatalog } from './change-catalog.ts'

type Options = readonly CatalogOption[]

/** Two options with one name can't be told apart. `fieldOf` names the field of the later one. */
const repeatedNames = (options: Options, fieldOf: (index: number) => string): FieldFaults => {
  const names = options.map(({ name }) => name.toLowerCase())
  return Object.fromEntries(
    names.flatMap((name, index) =>
      names.indexOf(name) < index ? [[fieldOf(index), ['There is an option with this name already']]] : [],
    ),
  )
}

const assertNoFaults = (errors: FieldFaults): void => {
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
}

/** The packages by their names, as families know them. */
type PackageNames = ReadonlyMap<PackageKey, string>

/** An option as the audit log shows it. */
const factsOf = (options: Options, id: string, names: PackageNames) => {
  const found = options.find((option) => option.id === id)
  if (!found) return null
  const { id: _, package_keys, ...facts } = found
  return { ...facts, in_packages: package_keys.map((key) => names.get(key) ?? key) }
}

/** One option, before and after. Null if it stayed the same. */
const changesOfOne = (id: string, from: Options, to: Options, names: PackageNames) => {
  const [before, after] = [factsOf(from, id, names), factsOf(to, id, names)]
  const changed = before && after ? changedFields(before, after) : { before, after }
  return changed && { name: (after ?? before)?.name ?? '', ...changed }
}

/** For the audit log: the options that changed, by their names, and the order if it did. Null if nothing changed. */
const changesOf = (before: Options, after: Options, names: PackageNames) => {
  const keptIds = (options: Options, others: Options) =>
    options.map(({ id }) => id).filter((id) => others.some((other) => other.id === id))
  const isSorted = keptIds(before, after).join() !== keptIds(after, before).join()
  const ids = new Set([...before, ...after].map(({ id }) => id))
  const ones = [...ids].flatMap((id) => changesOfOne(id, before, after, names) ?? [])
  const side = (name: 'before' | 'after', options: Options) => ({
    ...Object.fromEntries(ones.map((one) => [one.name, one[name]])),
    ...(isSorted && { order: options.map((option) => option.name) }),
  })
  return ones.length > 0 || isSorted ? { before: side('before', before), after: side('after', after) } : null
}

interface OptionsChange {
  readonly action: string
  /** The option's name, unless it was about all of them. */
  readonly subject?: (before: Options, after: Options) => string
  readonly after: (before: Options) => Options
  readonly fieldOf?: (index: number) => string
}

const changeOptions = (
  call: CatalogCall,
  version: number | undefined,
  { action, subject, after: change, fieldOf = () => 'name' }: OptionsChange,
): Promise<Catalog> =>
  changeCatalog(call, version, async (tx) => {
    const before = await findOptions(tx)
    const after = change(before)
    assertNoFaults(repeatedNames(after, fieldOf))
    const changed = changesOf(before, after, await findPackageNames(tx))
    if (!changed) return false
    await replaceOptions(tx, after)
    const about = subject ? `Package option ${subject(before, after)}` : 'Package options'
    await record(tx, call.caller, { action, userId: null, subject: about, ...changed })
    return true
  })

/** The options with one of them changed. */
const withOne = (
  options: Options,
  id: string,
  change: (option: CatalogOption) => CatalogOption | null,
): CatalogOption[] => {
  if (!options.some((option) => option.id === id)) throw new AppError('not_found')
  return options.flatMap((option) => (option.id === id ? (change(option) ?? []) : [option]))
}

const nameOf = (id: string) => (options: Options) => options.find((option) => option.id === id)?.name ?? ''

type NewOption = Pick<CatalogOption, 'name' | 'description' | 'package_keys'>

export const addOption = (
  call: CatalogCall & { readonly body: NewOption & { readonly version?: number | undefined } },
): Promise<Catalog> => {
  const { version, ...option } = call.body
  return changeOptions(call, version, {
    action: 'package-option.added',
    subject: () => option.name,
    after: (before) => {
      if (before.length >= mostPackageOptions)
        throw new AppError('invalid', { errors: { name: [`At most ${mostPackageOptions} options`] } })
      return [...before, { ...option, id: uuidv7(), is_hidden: false, package_keys: sorted(option) }]
    },
  })
}

const sorted = ({ package_keys }: Pick<CatalogOption, 'package_keys'>): PackageKey[] =>
  [...new Set(package_keys)].toSorted()

interface OptionCall<Body> extends CatalogCall {
  readonly params: { readonly id: string }
  readonly body: Body & { readonly version?: number | undefined }
}

export const changeOption = (
  call: OptionCall<{ readonly name?: string | undefined; readonly description?: string | undefined }>,
): Promise<Catalog> => {
  const { version, name, description } = call.body
  const { id } = call.params
  return changeOptions(call, version, {
    action: 'package-option.changed',
    subject: nameOf(id),
    after: (before) =>
      withOne(before, id, (option) => ({
        ...option,
        name: name ?? option.name,
        description: description ?? option.description,
      })),
  })
}

export const deleteOption = (call: Omit<OptionCall<object>, 'body'>): Promise<Catalog> =>
  changeOptions(call, undefined, {
    action: 'package-option.deleted',
    subject: nameOf(call.params.id),
    after: (before) => withOne(before, call.params.id, () => null),
  })

export const toggleHidden = (
  call: OptionCall<{ readonly is_hidden?: boolean | undefined }>,
): Promise<Catalog> => {
  const { id } = call.params
  return changeOptions(call, call.body.version, {
    action: 'package-option.changed',
    subject: nameOf(id),
    after: (before) =>
      withOne(before, id, (option) => ({ ...option, is_hidden: call.body.is_hidden ?? !option.is_hidden })),
  })
}

interface ToggleCall extends CatalogCall {
  readonly params: { readonly id: PackageKey }
  readonly body: {
    readonly option_id: string
    readonly is_included?: boolean | undefined
    readonly version?: number | undefined
  }
}

export const toggleIncluded = (call: ToggleCall): Promise<Catalog> => {
  const { option_id, is_included, version } = call.body
  const { id: key } = call.params
  return changeOptions(call, version, {
    action: 'package-option.changed',
    subject: nameOf(option_id),
    after: (before) =>
      withOne(before, option_id, (option) => {
        const others = option.package_keys.filter((held) => held !== key)
        const isWanted = is_included ?? others.length === option.package_keys.length
        return { ...option, package_keys: isWanted ? sorted({ package_keys: [...others, key] }) : others }
      }),
  })
}

export const sortOptions = (
  call: CatalogCall & {
    readonly body: { readonly ids: readonly string[]; readonly version?: number | undefined }
  },
): Promise<Catalog> => {
  const { ids, version } = call.body
  return changeOptions(call, version, {
    action: 'package-options.sorted',
    after: (before) => {
      const found = ids.flatMap((id) => before.find((option) => option.id === id) ?? [])
      if (new Set(ids).size !== before.length || found.length !== before.length)
        throw new AppError('invalid', { errors: { ids: ['Name every option once'] } })
      return found
    },
  })
}

type OptionsForm = Checked<typeof updatePackageOptions>['body']

/** An option that is not in the list can't be changed, and none can be in it twice. */
const idFaults = (options: OptionsForm['options'], known: Options): FieldFaults => {
  const free = new Set(known.map(({ id }) => id))
  return Object.fromEntries(
    options.flatMap(({ id }, index) =>
      id === undefined || free.delete(id)
        ? []
        : [[`options.${index}.id`, ['This option is not in the list']]],
    ),
  )
}

export const saveOptions = (call: CatalogCall & { readonly body: OptionsForm }): Promise<Catalog> =>
  changeOptions(call, call.body.version, {
    action: 'package-options.saved',
    fieldOf: (index) => `options.${index}.name`,
    after: (before) => {
      assertNoFaults(idFaults(call.body.options, before))
      return call.body.options.map((option) => ({
        ...option,
        id: option.id ?? uuidv7(),
        package_keys: sorted(option),
      }))
    },
  })

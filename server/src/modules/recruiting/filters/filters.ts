import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { RecruitingFilter, RecruitingFilterId } from '@fieldhouse/contract/recruiting'

/** The chosen values by filter. A filter that is missing has none. */
export type Choice = { readonly [Id in RecruitingFilterId]?: readonly string[] | undefined }

/** A filter before anything is chosen. */
export type FilterKind = Omit<RecruitingFilter, 'selected'>

type Variant = FilterKind['variants'][number]

export const variant = (id: string, title = id): Variant => ({ id, title })

const faultOf = (kind: FilterKind | undefined, chosen: readonly string[]): string | null => {
  if (!kind) return 'No such filter'
  const known = new Set(kind.variants.map(({ id }) => id))
  if (!chosen.every((id) => known.has(id))) return 'Please choose from the list'
  return kind.is_single && chosen.length > 1 ? 'Please choose one' : null
}

/** Values that can't be chosen here, by field. */
export const faultsIn = (kinds: readonly FilterKind[], choice: Choice): FieldFaults =>
  Object.fromEntries(
    Object.entries(choice).flatMap(([id, chosen = []]) => {
      const fault = faultOf(
        kinds.find((kind) => kind.id === id),
        chosen,
      )
      return fault === null ? [] : [[`filters.${id}`, [fault]]]
    }),
  )

/** The values that can still be chosen, without duplicates. A conference may have ended since. */
export const tidied = (kinds: readonly FilterKind[], choice: Choice): Choice =>
  Object.fromEntries(
    kinds.flatMap(({ id, variants }) => {
      const chosen = variants.filter((known) => choice[id]?.includes(known.id)).map((known) => known.id)
      return chosen.length > 0 ? [[id, chosen]] : []
    }),
  )

export const presentFilters = (kinds: readonly FilterKind[], choice: Choice): RecruitingFilter[] =>
  kinds.map((kind) => ({ ...kind, selected: [...(choice[kind.id] ?? [])] }))

import type { RecruitingFilter, RecruitingFilterId } from '@fieldhouse/contract/recruiting'

/** RCC-01: the choice for each filter. A filter without an entry has no choice. */
export type FilterChoice = Readonly<Partial<Record<RecruitingFilterId, readonly string[]>>>

export const choiceOf = (filters: readonly RecruitingFilter[]): FilterChoice =>
  Object.fromEntries(filters.flatMap(({ id, selected }) => (selected.length > 0 ? [[id, selected]] : [])))

/** A second press removes it. Distance and cost have one choice at a time. */
export const withChoiceToggled = (
  choice: FilterChoice,
  { id, is_single }: Pick<RecruitingFilter, 'id' | 'is_single'>,
  variant: string,
): FilterChoice => {
  const before = choice[id] ?? []
  if (before.includes(variant))
    return chosenAs(
      choice,
      id,
      before.filter((one) => one !== variant),
    )
  return chosenAs(choice, id, is_single ? [variant] : [...before, variant])
}

export const withoutChoice = (choice: FilterChoice, id: RecruitingFilterId): FilterChoice =>
  chosenAs(choice, id, [])

const chosenAs = (
  choice: FilterChoice,
  id: RecruitingFilterId,
  variants: readonly string[],
): FilterChoice => {
  const { [id]: _, ...others } = choice
  return variants.length > 0 ? { ...others, [id]: variants } : others
}

export const countChosen = (choice: FilterChoice): number =>
  Object.values(choice).reduce((sum, variants) => sum + variants.length, 0)

/** More choices than this are shown as a number. */
const mostNamed = 3

/** The chip's text: `NCAA D1, NAIA`. Null if it would be too long. */
export const chipWords = ({ variants, selected }: RecruitingFilter): string | undefined => {
  const names = variants.flatMap((variant) => (selected.includes(variant.id) ? variant.title : []))
  const words = names.join(', ')
  return names.length > 0 && names.length <= mostNamed && words.length <= 32 ? words : undefined
}

import { type RecruitingFilter, type RecruitingFilterId, saveFilters } from '@fieldhouse/contract/recruiting'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { withRangesIn } from '../../../lib/athlete-facts.ts'
import { useUnits } from '../../../lib/units.ts'
import { useSavedChoice } from '../../../lib/use-saved-choice.ts'
import { centerFiltersQuery } from '../recruiting.api.ts'
import { choiceOf, type FilterChoice, withChoiceToggled, withoutChoice } from './filter-choice.ts'

export interface CenterFilters {
  /** Null until they have loaded. Empty if they failed. */
  all: readonly RecruitingFilter[] | null
  /** The saved filters, which apply. */
  choice: FilterChoice
  /** The filters being saved. */
  wanted: FilterChoice | null
  fault: string | null
  toggle: (filter: RecruitingFilter, variant: string) => void
  clear: (id: RecruitingFilterId) => void
  clearAll: () => void
}

/** RCC-01: the filters of a center's lists. */
export const useCenterFilters = (centerId: string): CenterFilters => {
  const queryClient = useQueryClient()
  const { queryKey } = centerFiltersQuery(centerId)
  const { data, isError } = useQuery(centerFiltersQuery(centerId))
  const units = useUnits()
  const all = data ? withRangesIn(data.data, units) : isError ? [] : null
  const { wanted, fault, change } = useSavedChoice({
    name: `${saveFilters.path} ${centerId}`,
    held: () => choiceOf(queryClient.getQueryData(queryKey)?.data ?? []),
    save: async (sent: FilterChoice) => {
      const answer = await call(saveFilters, { params: { id: centerId }, body: centerFiltersBody(sent) })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, answer)
    },
  })

  return {
    all,
    choice: choiceOf(all ?? []),
    wanted,
    fault,
    toggle: (filter, variant) => change((from) => withChoiceToggled(from, filter, variant)),
    clear: (id) => change((from) => withoutChoice(from, id)),
    clearAll: () => change(() => ({})),
  }
}

const centerFiltersBody = (choice: FilterChoice) => ({
  filters: Object.fromEntries(Object.entries(choice).map(([id, variants]) => [id, [...variants]])) as Partial<
    Record<RecruitingFilterId, string[]>
  >,
})

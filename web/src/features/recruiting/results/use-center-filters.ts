import { type RecruitingFilter, type RecruitingFilterId, saveFilters } from '@fieldhouse/contract/recruiting'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { reasonOf } from '../reason.ts'
import { filtersQuery } from '../recruiting.api.ts'
import { choiceOf, cleared, type FilterChoice, toggled } from './filter-choice.ts'

export interface CenterFilters {
  /** Null until they have come; none when they did not. */
  all: readonly RecruitingFilter[] | null
  /** What is saved, and so holds. */
  choice: FilterChoice
  /** What is on its way to be saved. */
  wanted: FilterChoice | null
  fault: string | null
  toggle: (filter: RecruitingFilter, variant: string) => void
  clear: (id: RecruitingFilterId) => void
  clearAll: () => void
}

/** RCC-01: a choice is saved first and holds only once that went well. Choices made meanwhile are saved together after it. */
export const useCenterFilters = (centerId: string): CenterFilters => {
  const queryClient = useQueryClient()
  const { queryKey } = filtersQuery(centerId)
  const { data, isError } = useQuery(filtersQuery(centerId))
  const all = data?.data ?? (isError ? [] : null)
  const choice = choiceOf(all ?? [])
  const newest = useRef<FilterChoice | null>(null)
  const [wanted, setWanted] = useState<FilterChoice | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const save = async () => {
    setFault(null)
    try {
      for (let sent: FilterChoice | null = null; newest.current && newest.current !== sent; ) {
        sent = newest.current
        const answer = await call(saveFilters, { params: { id: centerId }, body: bodyOf(sent) })
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, answer)
      }
    } catch (error) {
      setFault(reasonOf(error))
    }
    newest.current = null
    setWanted(null)
  }

  const change = (to: (from: FilterChoice) => FilterChoice) => {
    const isSaving = newest.current !== null
    newest.current = to(newest.current ?? choice)
    setWanted(newest.current)
    if (!isSaving) void save()
  }

  return {
    all,
    choice,
    wanted,
    fault,
    toggle: (filter, variant) => change((from) => toggled(from, filter, variant)),
    clear: (id) => change((from) => cleared(from, id)),
    clearAll: () => change(() => ({})),
  }
}

const bodyOf = (choice: FilterChoice) => ({
  filters: Object.fromEntries(Object.entries(choice).map(([id, variants]) => [id, [...variants]])) as Partial<
    Record<RecruitingFilterId, string[]>
  >,
})

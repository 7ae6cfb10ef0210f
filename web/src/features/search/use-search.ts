import { useQuery } from '@tanstack/react-query'
import type { questionOf } from './question.ts'
import { popupQuery } from './search.api.ts'

/** SRC-01: the results, or none without a request. */
export const useSearch = (question: ReturnType<typeof questionOf>) => {
  const isAsked = typeof question === 'object'
  return useQuery({ ...popupQuery(isAsked ? question : {}), enabled: isAsked })
}

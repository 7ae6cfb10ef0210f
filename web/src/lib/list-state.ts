import type { UseQueryResult } from '@tanstack/react-query'
import { plainReason } from './plain-reason.ts'

interface ListAnswer<Row> {
  data: readonly Row[]
  meta: { current_page: number; last_page: number; total: number }
}

type Asked<Row> = Pick<
  UseQueryResult<ListAnswer<Row>>,
  'data' | 'error' | 'isPlaceholderData' | 'isFetching' | 'refetch'
>

/** A list's state from its page query. The old rows stay until the new ones arrive. */
export const listState = <Row>({ data, error, isPlaceholderData, isFetching, refetch }: Asked<Row>) => ({
  rows: data?.data ?? null,
  total: data?.meta.total ?? 0,
  page: data?.meta.current_page ?? 1,
  lastPage: data?.meta.last_page ?? 1,
  isBehind: isPlaceholderData,
  fault: error && !isFetching && (!data || isPlaceholderData) ? plainReason(error) : null,
  onRetry: () => void refetch(),
})

/** Before the first request. */
export const pendingList = {
  rows: null,
  total: 0,
  page: 1,
  lastPage: 1,
  isBehind: false,
  fault: null,
  onRetry: () => undefined,
}

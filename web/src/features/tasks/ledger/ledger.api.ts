import { downloadTime, getAllTime, getAthleteLedger, getCoachLedger } from '@fieldhouse/contract/tasks.ledger'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { clientZone, zoneOfDays } from '../../../lib/client-time.ts'
import { stringifySearch } from '../../../lib/search-params.ts'
import type { AllTimeSearch } from './all-time-search.ts'

interface LedgerAddress {
  from: string
  to: string
  /** Only what was done for this athlete. */
  userId?: string | undefined
}

/** The coach's own ledger. Only the browser knows the time zone, so only it asks. */
export const coachLedgerQuery = ({ from, to, userId }: LedgerAddress) =>
  queryOptions({
    ...queryOf(getCoachLedger, {
      query: { from, to, ...clientZone(), ...(userId ? { user_id: userId } : {}) },
    }),
    enabled: !import.meta.env.SSR,
  })

/** What was done for an athlete, newest days first. */
export const athleteLedgerQuery = (userId: string, page: number) =>
  queryOptions({
    ...queryOf(getAthleteLedger, { params: { id: userId }, query: { page, ...clientZone() } }),
    placeholderData: keepPreviousData,
    enabled: !import.meta.env.SSR,
  })

/** The old rows stay visible until the new ones arrive. */
export const allTimeQuery = (search: AllTimeSearch) =>
  queryOptions({
    ...queryOf(getAllTime, { query: { ...search, ...zoneOfDays(search) } }),
    placeholderData: keepPreviousData,
  })

/** Every time in the file is in this time zone, as on the page. */
export const allTimeFile = (
  { page: _, ...search }: AllTimeSearch,
  zone: ReturnType<typeof clientZone>,
): string => `/api${downloadTime.path}${stringifySearch({ ...search, ...zone })}`

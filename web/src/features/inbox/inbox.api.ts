import { getInbox, getInboxCount, getInboxItem } from '@fieldhouse/contract/inbox'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import type { InboxSearch } from './inbox-search.ts'

/** The old rows stay visible until the new ones arrive. */
export const inboxQuery = (search: InboxSearch) =>
  queryOptions({ ...queryOf(getInbox, { query: search }), placeholderData: keepPreviousData })

export const inboxItemQuery = (id: string) => queryOptions(queryOf(getInboxItem, { params: { id } }))

/** For the menu. */
export const inboxCountQuery = queryOptions(queryOf(getInboxCount, {}))

/** By path, so every list and every count refreshes. */
export const refreshInbox = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [getInbox, getInboxItem, getInboxCount].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

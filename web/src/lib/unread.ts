import type { Input } from '@fieldhouse/contract/endpoint'
import { getUnread } from '@fieldhouse/contract/recruiting.activity'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './api.ts'

/** The unread count. Without a query, the signed-in person's total, one request for every badge. */
export const unreadQuery = (query: Input<typeof getUnread>['query'] = {}) =>
  queryOptions(queryOf(getUnread, { query }))

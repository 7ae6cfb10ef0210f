import type { Input } from '@fieldhouse/contract/endpoint'
import { getUnread } from '@fieldhouse/contract/recruiting.activity'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './api.ts'

/** How much is unread. Without a question: everything of the person who is signed in, one answer for every badge. */
export const unreadQuery = (query: Input<typeof getUnread>['query'] = {}) =>
  queryOptions(queryOf(getUnread, { query }))

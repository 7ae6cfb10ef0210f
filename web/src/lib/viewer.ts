import { getUser } from '@fieldhouse/contract/accounts'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './api.ts'
import { ApiError } from './api-error.ts'

const userQuery = queryOf(getUser, {})

/** Who is looking: the signed-in user, or null for a visitor. */
export const viewerQuery = queryOptions({
  queryKey: userQuery.queryKey,
  queryFn: async (context) => {
    try {
      return (await userQuery.queryFn(context)).data
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  staleTime: 60_000,
})

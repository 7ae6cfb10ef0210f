import { getUser, type User } from '@fieldhouse/contract/accounts'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './api.ts'
import { ApiError } from './api-error.ts'

const userQuery = queryOf(getUser, {})

/** Asks the server who is signed in, without changing the cached viewer. */
export const askWhoIsSignedIn = async (signal: AbortSignal): Promise<User | null> => {
  try {
    return (await userQuery.queryFn({ signal })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** The viewer: the signed-in user, or null for a visitor. */
export const viewerQuery = queryOptions({
  queryKey: userQuery.queryKey,
  queryFn: ({ signal }) => askWhoIsSignedIn(signal),
  staleTime: 60_000,
})

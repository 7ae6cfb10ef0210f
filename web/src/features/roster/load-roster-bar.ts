import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { athleteInCareQuery } from './roster.api.ts'

/** Before a page about an athlete is shown to a success coach. Without it, the page has no bar. */
export const loadRosterBar = async (
  queryClient: QueryClient,
  viewer: Pick<User, 'type'> | null,
  userId: string | null,
): Promise<void> => {
  if (viewer?.type === 'rsc' && userId) await queryClient.prefetchQuery(athleteInCareQuery(userId))
}

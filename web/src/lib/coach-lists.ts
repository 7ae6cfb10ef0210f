import type { QueryClient } from '@tanstack/react-query'

/** Matches, the recruiting center, and the log name coaches. */
const namesCoaches = (path: unknown): boolean =>
  typeof path === 'string' && /^\/(bcm|recruiting-center|activity-log)\b/.test(path)

/** After a family added, corrected, or removed a coach. */
export const refreshCoachLists = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => namesCoaches(path) })

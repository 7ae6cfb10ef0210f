import { addAthleteHistory, clearAthleteHistory, type FoundAthlete } from '@fieldhouse/contract/search'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { forgetLocally, rememberLocally, useLocalHistory } from './local-history.ts'
import { historyQuery, localHistoryQuery } from './search.api.ts'

/** SRC-04: whom somebody looked up last: the server knows it of whoever is signed in, a visitor's own browser of them. */
export const useHistory = (isSignedIn: boolean) => {
  const local = useLocalHistory()
  const { data, isPending } = useQuery({ ...historyQuery, enabled: isSignedIn })
  const isKept = !isSignedIn && local.length > 0
  const { isLoading } = useQuery({ ...localHistoryQuery, enabled: isKept })
  if (!isSignedIn) return { athletes: local, isPending: isLoading }
  // A list that does not come is missed by nobody who is looking for somebody else.
  return { athletes: data?.data ?? [], isPending }
}

/** Remembers who was opened. Nobody waits for it, and nobody misses it when it fails. */
export const useRemember = (isSignedIn: boolean) => {
  const queryClient = useQueryClient()
  return (athlete: FoundAthlete): void => {
    if (!isSignedIn) {
      rememberLocally(athlete)
      return
    }
    call(addAthleteHistory, { params: { id: athlete.id } }).then(
      () => queryClient.invalidateQueries({ queryKey: historyQuery.queryKey }),
      () => undefined,
    )
  }
}

/** Forgets them all. What did not work still stands there, to be pressed again. */
export const useForget = (isSignedIn: boolean) => {
  const queryClient = useQueryClient()
  return (): void => {
    if (!isSignedIn) {
      forgetLocally()
      return
    }
    call(clearAthleteHistory, {}).then(
      () => queryClient.setQueryData(historyQuery.queryKey, { data: [] }),
      () => undefined,
    )
  }
}

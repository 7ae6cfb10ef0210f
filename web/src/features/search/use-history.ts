import { addAthleteHistory, clearAthleteHistory, type FoundAthlete } from '@fieldhouse/contract/search'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { forgetLocally, rememberLocally, useLocalHistory } from './local-history.ts'
import { historyQuery, localHistoryQuery } from './search.api.ts'

/** SRC-04: recently viewed athletes, from the server for a signed-in person, from the browser for a visitor. */
export const useHistory = (isSignedIn: boolean) => {
  const local = useLocalHistory()
  const { data, isPending } = useQuery({ ...historyQuery, enabled: isSignedIn })
  const isKept = !isSignedIn && local.length > 0
  const { isLoading } = useQuery({ ...localHistoryQuery, enabled: isKept })
  if (!isSignedIn) return { athletes: local, isPending: isLoading }
  // A failed load is silent: the person is here to search.
  return { athletes: data?.data ?? [], isPending }
}

/** Stores the opened athlete in the background. A failure is silent. */
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

/** Clears the history. If that fails, it stays and can be cleared again. */
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

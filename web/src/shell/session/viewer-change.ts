import type { User } from '@fieldhouse/contract/accounts'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { createStore, useStore } from '../../lib/store.ts'
import { viewerQuery } from '../../lib/viewer.ts'
import { announceChange } from './session-tabs.ts'

const isChanging = createStore(false)

/** A tab may be closed before it reports how its change ended. */
const longestChange = 15_000

let lastChange: ReturnType<typeof setTimeout> | undefined

/** A change in progress in another tab, which will report who is signed in. */
export const followChange = (isGoingOn: boolean): void => {
  clearTimeout(lastChange)
  isChanging.set(isGoingOn)
  if (isGoingOn) lastChange = setTimeout(() => isChanging.set(false), longestChange)
}

/** During a sign-in or sign-out by hand, all tabs of this browser ignore the server's events about it. */
export const whileChanging = async (work: () => Promise<void>): Promise<void> => {
  isChanging.set(true)
  announceChange(true)
  try {
    await work()
  } finally {
    isChanging.set(false)
    announceChange(false)
  }
}

export const isViewerChanging = (): boolean => isChanging.get()

export const useIsChanging = (): boolean => useStore(isChanging, false)

const isOfPage = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] !== viewerQuery.queryKey[0]

/** What a page needs to switch from one person to another, or to nobody. */
export const useViewerChange = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMemo(() => {
    /** Asks the server again who is signed in. */
    const askViewer = (): Promise<User | null> => queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 })

    /**
     * Clears everything loaded for the previous person. Visible data reloads only after the page was left: earlier, the
     * requests would be refused for the other person.
     */
    const passTo = async (viewer: User | null, move: () => Promise<void>): Promise<void> => {
      const loadedBefore = new Set(queryClient.getQueryCache().findAll({ predicate: isOfPage }))
      queryClient.setQueryData(viewerQuery.queryKey, viewer)
      queryClient.removeQueries({ type: 'inactive', predicate: isOfPage })
      router.clearCache()
      await move()
      await queryClient.resetQueries({ predicate: (query) => loadedBefore.has(query) })
    }

    return { askViewer, passTo }
  }, [queryClient, router])
}

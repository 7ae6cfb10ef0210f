import type { Output } from '@fieldhouse/contract/endpoint'
import {
  type CenterItem,
  type CenterList,
  type getCenterCounts,
  getFavorites,
  toggleFavorite,
} from '@fieldhouse/contract/recruiting'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { favoritePresses } from '../../../lib/favorite-presses.ts'
import { pageOrigin } from '../../../lib/page-origin.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { countsQuery, listEndpoints } from '../recruiting.api.ts'

type Counts = Output<typeof getCenterCounts>

export const itemName = (item: CenterItem): string =>
  item.kind === 'college' ? item.short_name : `${item.first_name} ${item.last_name}`

const favoriteBody = (item: CenterItem) =>
  item.kind === 'college' ? { college_id: item.id } : { athlete_user_id: item.user_id }

const favoriteKey = (item: CenterItem): string => JSON.stringify(favoriteBody(item))

/** Updates the heart in every list. If the server refuses, it goes back and says why. */
const pressesOf = (queryClient: QueryClient, centerId: string) => {
  const { queryKey } = countsQuery(centerId)
  return favoritePresses<CenterItem>({
    keyOf: favoriteKey,
    send: async (item, is_favorite) => {
      const { data } = await call(toggleFavorite, {
        params: { id: centerId },
        body: { ...favoriteBody(item), is_favorite, origin: pageOrigin() },
      })
      // A row without its heart stays until the list opens again, so a mistake can be undone.
      await queryClient.invalidateQueries({ queryKey: [getFavorites.path], refetchType: 'none' })
      return data
    },
    show: (item, is_favorite) => {
      for (const { path } of Object.values(listEndpoints))
        queryClient.setQueriesData<CenterList>(
          { queryKey: [path] },
          (list) =>
            list && {
              ...list,
              data: list.data.map((one) =>
                favoriteKey(one) === favoriteKey(item) ? { ...one, is_favorite } : one,
              ),
            },
        )
    },
    setCount: (change) =>
      queryClient.setQueryData<Counts>(
        queryKey,
        (counts) =>
          counts && { data: { ...counts.data, favorites: Math.max(0, change(counts.data.favorites)) } },
      ),
    onRefused: (item, error) => {
      toast.error(`${itemName(item)} is as it was. ${plainReason(error)}`)
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}

type Presses = ReturnType<typeof pressesOf>

/** Stored with the data, not with the page: a press continues when another list opens. */
const keptPresses = new WeakMap<QueryClient, Map<string, Presses>>()

/** RCC-01: a press on a heart, the same in every list of a center. */
export const useFavorite = (centerId: string) => {
  const queryClient = useQueryClient()
  return (item: CenterItem): Promise<void> => {
    const centers = keptPresses.get(queryClient) ?? new Map<string, Presses>()
    keptPresses.set(queryClient, centers)
    const press = centers.get(centerId) ?? pressesOf(queryClient, centerId)
    centers.set(centerId, press)
    return press(item, item.is_favorite)
  }
}

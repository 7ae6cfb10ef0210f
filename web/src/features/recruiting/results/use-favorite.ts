import type { Output } from '@fieldhouse/contract/endpoint'
import {
  type CenterItem,
  type CenterList,
  type getCenterCounts,
  getFavorites,
  toggleFavorite,
} from '@fieldhouse/contract/recruiting'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast.ts'
import { reasonOf } from '../reason.ts'
import { countsQuery, listEndpoints } from '../recruiting.api.ts'

type Counts = Output<typeof getCenterCounts>

const isSame = (one: CenterItem, other: CenterItem): boolean =>
  one.kind === 'college'
    ? other.kind === 'college' && other.id === one.id
    : other.kind === 'athlete' && other.user_id === one.user_id

const nameOf = (item: CenterItem): string =>
  item.kind === 'college' ? item.short_name : `${item.first_name} ${item.last_name}`

const keyOf = (item: CenterItem) =>
  item.kind === 'college' ? { college_id: item.id } : { athlete_id: item.user_id }

/** RCC-01: the heart answers at once, in every list; where the server refuses, it goes back and says why. */
export const useFavorite = (centerId: string) => {
  const queryClient = useQueryClient()

  const show = (item: CenterItem, isFavorite: boolean) => {
    for (const { path } of Object.values(listEndpoints))
      queryClient.setQueriesData<CenterList>({ queryKey: [path] }, (list) =>
        list
          ? {
              ...list,
              data: list.data.map((one) => (isSame(item, one) ? { ...one, is_favorite: isFavorite } : one)),
            }
          : list,
      )
    queryClient.setQueryData<Counts>(countsQuery(centerId).queryKey, (counts) =>
      counts
        ? { data: { ...counts.data, favorites: Math.max(0, counts.data.favorites + (isFavorite ? 1 : -1)) } }
        : counts,
    )
  }

  return async (item: CenterItem): Promise<void> => {
    const isFavorite = !item.is_favorite
    show(item, isFavorite)
    try {
      await call(toggleFavorite, {
        params: { id: centerId },
        body: { ...keyOf(item), is_favorite: isFavorite },
      })
      // Whoever took a heart off by mistake finds the row where it was; the list is another when it is next opened.
      await queryClient.invalidateQueries({ queryKey: [getFavorites.path], refetchType: 'none' })
    } catch (error) {
      show(item, !isFavorite)
      toast.error(`${nameOf(item)} is as it was. ${reasonOf(error)}`)
    }
  }
}

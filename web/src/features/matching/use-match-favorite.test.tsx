import { compareMatches, getMatch, getMatches } from '@fieldhouse/contract/matching'
import { afterEach, expect, test, vi } from 'vitest'
import { listPage, network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { matchOf } from './matching.factory.ts'
import { useMatchFavorite } from './use-match-favorite.ts'

afterEach(() => vi.unstubAllGlobals())

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const portland = matchOf()
const idaho = matchOf('Idaho', { match_id: 142_285 })

/** A list, the page of a match with a similar one, and a comparison, all with the same college. */
const keys = {
  list: [getMatches.path, {}],
  page: [getMatch.path, {}],
  similar: [getMatch.path, { other: true }],
  comparison: [compareMatches.path, {}],
}

const open = async (answer: () => Response) => {
  network({ [`POST /bcm/${id}/survey/toggle-favorite`]: answer })
  const Heart = () => {
    const press = useMatchFavorite(id)
    return (
      <button type="button" onClick={() => void press(portland)}>
        Favorite
      </button>
    )
  }
  const { queryClient, getByRole } = await openSite({ Frame: Heart })
  queryClient.setQueryData(keys.list, listPage([portland, idaho]))
  queryClient.setQueryData(keys.page, { data: { ...portland, similar: [idaho] } })
  queryClient.setQueryData(keys.similar, { data: { ...idaho, similar: [portland] } })
  queryClient.setQueryData(keys.comparison, { data: [{ ...portland, similar: [] }] })
  type Shown = { match_id: number; is_favorite: boolean }
  const hearts = () => {
    const list = queryClient.getQueryData<{ data: Shown[] }>(keys.list)?.data ?? []
    const page = queryClient.getQueryData<{ data: Shown }>(keys.page)?.data
    const similar = queryClient.getQueryData<{ data: { similar: Shown[] } }>(keys.similar)?.data.similar
    const compared = queryClient.getQueryData<{ data: Shown[] }>(keys.comparison)?.data
    return [list[0], list[1], page, similar?.[0], compared?.[0]].map((one) => one?.is_favorite)
  }
  return { hearts, heart: getByRole('button', { name: 'Favorite' }) }
}

test('BCM-02 a heart changes wherever its college is shown, and nowhere else', async () => {
  const { hearts, heart } = await open(() => Response.json({ data: { is_favorite: true, favorites: 1 } }))
  await heart.click()
  await expect.poll(hearts).toEqual([true, false, true, true, true])
})

test('a refused heart goes back everywhere', async () => {
  let isAsked = false
  const { hearts, heart } = await open(() => {
    isAsked = true
    return refusal(403, 'Your package ended.')
  })
  await heart.click()
  await expect.poll(() => isAsked).toBe(true)
  await expect.poll(hearts).toEqual([false, false, false, false, false])
})

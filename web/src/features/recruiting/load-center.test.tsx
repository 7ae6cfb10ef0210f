import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { network, refusal } from '../../lib/network.factory.ts'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { linkedPage, openCenter } from './load-center.ts'
import { amara, coachCenter, familyCenter, newId } from './recruiting.factory.ts'

afterEach(() => vi.unstubAllGlobals())

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const counts = () => Response.json({ data: {} })
const page = (number: number | null) => () => Response.json({ data: { page: number } })

describe('RCC-06 access', () => {
  test('is for a success coach with the athlete on the roster', async () => {
    network({
      [`GET /panel/check-athlete-access/${amara}`]: () => Response.json({ data: { has_access: true } }),
      [`GET /recruiting-center/${amara}/counts`]: counts,
    })
    expect(await openCenter(client(), viewerOf({ type: 'rsc' }), amara)).toMatchObject({ id: amara })
  })

  test('is denied to others, before any other request', async () => {
    const asked = network({
      [`GET /panel/check-athlete-access/${amara}`]: () => refusal(404, 'Not found.'),
    })
    expect(await openCenter(client(), viewerOf({ type: 'rsc' }), amara)).toBeNull()
    expect(asked).toHaveLength(1)
  })

  test('is to the first of a parent’s athletes whose package includes it', async () => {
    const [first, second] = [newId(), newId()]
    network({
      [`GET /recruiting-center/${first}/counts`]: () => refusal(403, 'Not in this package.'),
      [`GET /recruiting-center/${second}/counts`]: counts,
    })
    const athletes = [first, second].map((user_id) => ({
      user_id,
      athlete_id: newId(),
      athlete_slug: user_id,
      first_name: 'Noor',
      last_name: 'Castellanos',
      sport: { key: 'basketball' },
      access_to_rc: true,
      rc_ended_on: null,
      access_to_bcm: false,
      bcm_ended_on: null,
    }))
    const parent = viewerOf({ type: 'parent', access_to_rc: true, athletes })
    expect(await openCenter(client(), parent, null)).toMatchObject({ id: second })
  })

  test('is denied to a visitor, and our own errors are shown as errors', async () => {
    network({ [`GET /recruiting-center/${viewerOf().id}/counts`]: () => refusal(503, 'Away.') })
    expect(await openCenter(client(), null, null)).toBeNull()
    const athlete = viewerOf({ access_to_rc: true, sport: { key: 'basketball' } })
    await expect(openCenter(client(), athlete, null)).rejects.toThrow('Away.')
  })
})

describe('RCC-04 a link that names a person on another page', () => {
  test('goes to that page and keeps everything else', async () => {
    const asked = network({ [`GET /recruiting-center/${amara}/get-college-page`]: page(4) })
    const search = { college_id: 209807, activeLog: 'chat', openActivityLog: '1' } as const
    expect(await linkedPage(client(), familyCenter, 'recently-contacted', search)).toEqual({
      ...search,
      page: 4,
    })
    expect(asked[0]?.query).toEqual({ college_id: '209807', list: 'recently-contacted' })
  })

  test('works for a coach with an athlete', async () => {
    network({ [`GET /recruiting-center/${coachCenter.id}/get-athlete-page`]: page(2) })
    expect(await linkedPage(client(), coachCenter, 'results', { athlete_id: amara })).toEqual({
      athlete_id: amara,
      page: 2,
    })
  })

  test('stays the same on the first page, if the list does not have them, and if a page is set', async () => {
    network({ [`GET /recruiting-center/${amara}/get-college-page`]: page(null) })
    expect(await linkedPage(client(), familyCenter, 'results', { college_id: 1 })).toBeNull()
    expect(await linkedPage(client(), familyCenter, 'results', { college_id: 1, page: 3 })).toBeNull()
    expect(await linkedPage(client(), familyCenter, 'results', {})).toBeNull()
  })
})

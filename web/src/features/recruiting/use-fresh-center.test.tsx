import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { recruitingEvents } from '@fieldhouse/contract/recruiting.live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, listPage } from '../../lib/network.factory.ts'
import { openLine, stubSockets } from '../../lib/socket.factory.ts'
import { openCenterPage } from './center-page.factory.tsx'
import { amara, collegeIn } from './recruiting.factory.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

test('RCC-04 a live message is counted, and the open log reloads', async () => {
  stubSockets()
  let message = 0
  const { getByText, asked } = await openCenterPage({
    at: '?openActivityLog=1',
    items: [collegeIn()],
    answers: {
      'GET /activity-log/unread': () =>
        Response.json({ data: { total: message, visit: 0, message, system: 0, by_contact: [] } }),
    },
  })
  const logs = () => asked.filter(({ call }) => call === 'GET /activity-log').length
  const { say, stop } = await openLine(amara)
  await expect.poll(logs).toBeGreaterThan(0)
  const before = logs()
  message = 3
  say(liveEvents.message, {})
  await expect.element(getByText('3 new').first()).toBeInTheDocument()
  await expect.poll(logs).toBeGreaterThan(before)
  stop()
})

test.each([
  ['all', true],
  ['chat', false],
])(
  'RCC-02 a chat that was read in another tab: the log on its %s tab asks anew: %s',
  async (tab, isFresh) => {
    stubSockets()
    const { asked } = await openCenterPage({
      at: `?openActivityLog=1&activeLog=${tab}`,
      items: [collegeIn()],
      answers: {},
    })
    const count = (wanted: string) => asked.filter(({ call }) => call === wanted).length
    const logs = () => count('GET /activity-log')
    const { say, stop } = await openLine(amara)
    await expect.poll(logs).toBeGreaterThan(0)
    const [logsBefore, countsBefore] = [logs(), count('GET /activity-log/unread')]
    say(liveEvents.counts, { athlete_user_id: amara, contact_id: amara, read_seq: 3 })
    await expect.poll(() => count('GET /activity-log/unread')).toBeGreaterThan(countsBefore)
    await expect.poll(() => logs() > logsBefore).toBe(isFresh)
    stop()
  },
)

test('RCC-01 a favorite that somebody else of the family adds comes into the open list', async () => {
  stubSockets()
  const [portland, idaho] = [collegeIn({ is_favorite: true }), collegeIn({ id: 2, short_name: 'Idaho' })]
  let favorites = [portland]
  const { getByRole, getByText } = await openCenterPage({
    list: 'favorites',
    answers: {
      [`GET /recruiting-center/${amara}/get-favorites`]: () => Response.json(listPage(favorites)),
    },
  })
  const { say, stop } = await openLine(amara)
  await expect.element(getByRole('heading', { name: 'Portland State' })).toBeVisible()
  favorites = [{ ...idaho, is_favorite: true }, portland]
  say(recruitingEvents.favorites, { center_id: amara, origin: 'another page' })
  await expect.element(getByRole('heading', { name: 'Idaho' })).toBeVisible()
  await expect.element(getByText('9 colleges, newest first')).toBeVisible()
  stop()
})

test('RCC-01 the page that removed a heart leaves the row where it was', async () => {
  stubSockets()
  const toggle = `POST /recruiting-center/${amara}/toggle-favorite`
  const { getByRole, asked } = await openCenterPage({
    list: 'favorites',
    items: [collegeIn({ is_favorite: true })],
    answers: { [toggle]: () => Response.json({ data: { is_favorite: false, favorites: 8 } }) },
  })
  const { say, stop } = await openLine(amara)
  await getByRole('button', { name: 'Favorite: Portland State' }).click()
  await expect.poll(() => bodiesOf(asked, toggle)).toHaveLength(1)
  const asks = () => asked.filter(({ call }) => call.endsWith('/get-favorites')).length
  const unreads = () => asked.filter(({ call }) => call === 'GET /activity-log/unread').length
  // The initial requests have finished.
  await expect.poll(unreads).toBeGreaterThan(0)
  const [before, unreadBefore] = [asks(), unreads()]
  say(recruitingEvents.favorites, { center_id: amara, origin: bodiesOf(asked, toggle)[0]?.origin })
  // A later event that is handled shows that this one was ignored.
  say(liveEvents.counts, {})
  await expect.poll(unreads).toBeGreaterThan(unreadBefore)
  expect(asks()).toBe(before)
  stop()
})

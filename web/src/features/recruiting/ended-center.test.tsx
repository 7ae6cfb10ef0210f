import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, listPage, refusal } from '../../lib/network.factory.ts'
import { openCenterPage } from './center-page.factory.tsx'
import { amara, coachOf, collegeIn, eventOf, filterOf, successCoachCenter } from './recruiting.factory.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const marisol = coachOf('Marisol Tran')
const portland = collegeIn({ coaches: [marisol] })
const idaho = collegeIn({ id: 142285, short_name: 'Idaho', is_favorite: true })
const endedOn = '2026-11-17'
const searchBox = { name: 'College or coach' }
const filterChip = { name: /^(Division|NAIA)/ }
const heart = `POST /recruiting-center/${amara}/toggle-favorite`

describe('PAY-04 after the package ended, the recruiting center', () => {
  test('has a line with the day on top, and says whose it is', async () => {
    const own = await openCenterPage({ endedOn, items: [portland] })
    await expect.element(own.getByText('Own ended 2026-11-17')).toBeVisible()
    await own.unmount()
    const acting = await openCenterPage({ endedOn, items: [portland], center: successCoachCenter })
    await expect.element(acting.getByText('Amara ended 2026-11-17')).toBeVisible()
  })

  test('lists the colleges of the saved filters, without a search', async () => {
    const filters = [filterOf({ selected: ['NAIA'] }), filterOf({ id: 'state', title: 'State' })]
    const { getByText, getByRole } = await openCenterPage({
      endedOn,
      items: [portland],
      answers: {
        [`GET /recruiting-center/${amara}/get-filters`]: () => Response.json({ data: filters }),
      },
    })
    await expect.element(getByText('Your saved filters: NAIA. New searches need a package.')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Portland State', exact: true })).toBeVisible()
    expect(getByRole('textbox', searchBox).elements()).toHaveLength(0)
    expect(getByRole('button', filterChip).elements()).toHaveLength(0)
  })

  test('has nothing to clear if the saved filters find nothing', async () => {
    const { getByText, getByRole } = await openCenterPage({
      endedOn,
      answers: {
        [`GET /recruiting-center/${amara}/get-filters`]: () =>
          Response.json({ data: [filterOf({ selected: ['NAIA'] })] }),
      },
    })
    await expect.element(getByText('No Results')).toBeVisible()
    expect(getByRole('button', { name: 'Show all' }).elements()).toHaveLength(0)
  })

  test('adds no favorite, and says why, with a press or the keyboard', async () => {
    const { getByRole, getByText, asked } = await openCenterPage({ endedOn, items: [portland] })
    const button = getByRole('button', { name: 'Favorite: Portland State' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAccessibleDescription('New favorites need a package.')
    await button.click({ force: true })
    await expect.element(getByText('New favorites need a package.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(bodiesOf(asked, heart)).toEqual([])
  })

  test('asks before a favorite is removed, because it can’t be added again', async () => {
    const { getByRole, getByText, asked } = await openCenterPage({
      endedOn,
      list: 'favorites',
      items: [idaho],
      answers: { [heart]: () => Response.json({ data: { is_favorite: false, favorites: 8 } }) },
    })
    await getByRole('button', { name: 'Favorite: Idaho' }).click()
    await expect.element(getByText('To add Idaho again, you need a package.')).toBeVisible()
    await getByRole('button', { name: 'Keep it' }).click()
    expect(bodiesOf(asked, heart)).toEqual([])
    await getByRole('button', { name: 'Favorite: Idaho' }).click()
    await getByRole('button', { name: 'Remove', exact: true }).click()
    await expect
      .poll(() => bodiesOf(asked, heart))
      .toMatchObject([{ college_id: 142285, is_favorite: false }])
    await expect.element(getByRole('button', { name: 'Favorite: Idaho' })).toHaveAttribute('aria-disabled')
  })

  test('adds no event: not by the button, not by a link, and not after a call', async () => {
    const { getByRole, getByText, place } = await openCenterPage({
      endedOn,
      at: `?page=1&coach_id=${marisol.id}&college_id=${portland.id}&event_type=call`,
      items: [portland],
    })
    await expect.poll(place).not.toContain('event_type')
    expect(getByRole('dialog').elements()).toHaveLength(0)
    const button = getByRole('button', { name: 'Add Event' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    await expect.element(getByText('New events need a package.')).toBeVisible()
    expect(getByRole('dialog').elements()).toHaveLength(0)
  })

  test('keeps the log, where an event can be removed and none is added', async () => {
    const { getByRole, getByText } = await openCenterPage({
      endedOn,
      at: '?openActivityLog=1',
      items: [portland],
      events: [eventOf()],
    })
    await expect.element(getByText('Asked about the film.')).toBeVisible()
    await expect.element(getByRole('button', { name: /^Remove: / })).toBeInTheDocument()
    expect(getByRole('button', { name: 'Add Event' }).elements()).toHaveLength(1)
  })

  test('starts no guide, which is about searching and adding', async () => {
    const { getByRole } = await openCenterPage({ endedOn, items: [portland], isGuideShown: false })
    await expect.element(getByRole('button', { name: 'Portland State', exact: true })).toBeVisible()
    expect(getByRole('dialog').elements()).toHaveLength(0)
  })

  test('says so when it ends while the page is open, and shows the saved results', async () => {
    let isEnded = false
    const { getByText, getByRole, place } = await openCenterPage({
      items: [portland],
      answers: {
        [`GET /recruiting-center/${amara}`]: ({ query }) =>
          query.q
            ? refusal(403, 'Your package ended.', undefined, 'package_ended')
            : Response.json(listPage([portland])),
        [`GET /recruiting-center/${amara}/counts`]: () =>
          Response.json({
            data: {
              favorites: 9,
              recently_contacted: 6,
              recently_viewed: 14,
              rc_guide_shown: true,
              rc_ended_on: isEnded ? endedOn : null,
              team: null,
              athlete: null,
            },
          }),
      },
    })
    isEnded = true
    await expect.element(getByRole('button', filterChip)).toBeVisible()
    await getByRole('textbox', searchBox).fill('idaho')
    await expect.element(getByText('Own ended 2026-11-17')).toBeVisible()
    await expect.poll(place).not.toContain('idaho')
    await expect.element(getByRole('button', { name: 'Portland State', exact: true })).toBeVisible()
  })
})

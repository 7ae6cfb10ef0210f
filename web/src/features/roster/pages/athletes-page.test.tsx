import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListSearch } from '../../../lib/list-search.ts'
import { listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import type { AthletesOf } from '../roster.api.ts'
import { AthletesPage } from './athletes-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const amara: RosterAthlete = {
  user_id: '1',
  athlete_id: '2',
  athlete_slug: 'amara-whitlock',
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  sport: { key: 'basketball' },
  position: 'SG',
  class: 2027,
  high_school: 'Ridgeline High School',
  city: 'Bend',
  state: 'OR',
  contact_info: { email: 'amara@mail.example', phone: '(541) 555-0123' },
  since: '2026-03-03T12:00:00Z',
}
const bare: RosterAthlete = {
  ...amara,
  athlete_id: '3',
  athlete_slug: 'bo-li',
  first_name: 'Bo',
  last_name: 'Li',
  position: null,
  class: null,
  high_school: null,
  city: null,
  state: null,
  contact_info: { email: null, phone: null },
}

const open = async (of: AthletesOf, answer: () => Response, start: ListSearch = {}) => {
  const asked = network({ 'GET /panel/index': answer, 'GET /panel/my-rosters': answer })
  const Page = () => {
    const [search, setSearch] = useState(start)
    return (
      <AthletesPage
        of={of}
        search={search}
        onSearchChange={setSearch}
        hrefOf={({ page: number = 1 }) => `/coach/users?page=${number}`}
      />
    )
  }
  return { ...(await openSite({ Frame: Page })), asked }
}

const found = (athletes: RosterAthlete[]) => () => Response.json(listPage(athletes))

describe("a coach's athletes", () => {
  test('each link to the page, and show how to reach the athlete', async () => {
    const { getByRole, asked } = await open('coach', found([amara, bare]))
    const rows = getByRole('list', { name: 'Athletes' }).getByRole('listitem')
    await expect
      .element(rows.first().getByRole('link', { name: 'Amara Whitlock', exact: true }))
      .toHaveAttribute('href', '/amara-whitlock')
    await expect
      .element(rows.first())
      .toMatchTextContent(/SG.*Class of 2027.*Basketball.*Ridgeline High School.*Bend, OR.*Mar 3, 2026/)
    await expect
      .element(rows.first().getByRole('link', { name: '(541) 555-0123' }))
      .toHaveAttribute('href', 'tel:5415550123')
    // The page and the chat: nothing else is known about this one.
    expect(rows.nth(1).getByRole('link').elements()).toHaveLength(2)
    await expect
      .element(rows.first().getByRole('link', { name: 'Message Amara Whitlock' }))
      .toHaveAttribute('href', `/coach/messenger?user_id=${amara.user_id}`)
    expect(asked.map(({ call }) => call)).toEqual(['GET /panel/index'])
  })

  test('a success coach sees their roster', async () => {
    const { getByRole, asked } = await open('success-coach', found([amara]))
    await expect.element(getByRole('heading', { name: 'My Roster', level: 1 })).toBeVisible()
    await expect.element(getByRole('link', { name: 'Amara Whitlock', exact: true })).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'Recruiting center of Amara Whitlock' }))
      .toHaveAttribute('href', `/recruiting-center/${amara.user_id}/results`)
    expect(asked.map(({ call }) => call)).toEqual(['GET /panel/my-rosters'])
  })

  test('a coach without athletes reads what will be here', async () => {
    const { getByRole } = await open('success-coach', found([]))
    await expect.element(getByRole('heading', { name: 'Your roster is empty' })).toBeVisible()
  })

  test('a coach without athletes reads that there are none yet', async () => {
    const { getByRole } = await open('coach', found([]))
    await expect.element(getByRole('heading', { name: 'No athletes yet' })).toBeVisible()
  })

  test('ACC-08 a name is text, whatever it contains', async () => {
    const hostile = {
      first_name: '<img src=x onerror=alert(1)>',
      last_name: '"></script><script>alert(2)</script>',
    }
    const { getByRole } = await open('coach', found([{ ...amara, ...hostile }]))
    const name = `${hostile.first_name} ${hostile.last_name}`
    await expect.element(getByRole('link', { name, exact: true })).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  test('a search without results links back to all', async () => {
    const { getByRole, asked } = await open('coach', found([]), { q: 'nobody' })
    await getByRole('button', { name: 'Show all athletes' }).click()
    await expect.poll(() => asked.map(({ query }) => query)).toEqual([{ q: 'nobody' }, {}])
    await expect.element(getByRole('textbox', { name: 'Name of an athlete' })).toHaveValue('')
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    const { getByRole } = await open('coach', () =>
      isAway ? refusal(503, 'We’ll be right back.') : found([amara])(),
    )
    await expect.element(getByRole('alert')).toMatchTextContent(/did not load.*We’ll be right back\./)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByRole('link', { name: 'Amara Whitlock', exact: true })).toBeVisible()
  })

  test('fits a phone, however long a name is', async () => {
    await page.viewport(360, 740)
    const { getByText } = await open(
      'coach',
      found([{ ...amara, last_name: 'Wolfeschlegelsteinhausenbergerdorff' }]),
    )
    await expect.element(getByText('amara@mail.example')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

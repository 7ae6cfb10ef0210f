import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListSearch } from '../../../lib/list-search.ts'
import { listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { rosterAthleteOf } from '../roster.factory.ts'
import { AthletesPage } from './athletes-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const amara = rosterAthleteOf()
const bare = rosterAthleteOf({
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
})

const remove = `POST /panel/coach/users/${amara.user_id}/delete-athlete`

interface Given {
  search?: ListSearch
  canRemove?: boolean
  onRemove?: () => Response
}

const open = async (
  answer: () => Response,
  { search: start = {}, canRemove = true, onRemove }: Given = {},
) => {
  const asked = network({
    'GET /panel/index': answer,
    [remove]: () => onRemove?.() ?? Response.json({ data: { user_id: amara.user_id } }),
  })
  const Page = () => {
    const [search, setSearch] = useState(start)
    return (
      <>
        <AthletesPage
          canRemove={canRemove}
          search={search}
          onSearchChange={setSearch}
          hrefOf={({ page: number = 1 }) => `/coach/users?page=${number}`}
        />
        <Toaster />
      </>
    )
  }
  return { ...(await openSite({ Frame: Page })), asked }
}

const found = (athletes: RosterAthlete[]) => () => Response.json(listPage(athletes))

describe("a coach's athletes", () => {
  test('each link to the page, and show how to reach the athlete', async () => {
    const { getByRole, asked } = await open(found([amara, bare]))
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

  test('a coach without athletes reads that there are none yet', async () => {
    const { getByRole } = await open(found([]))
    await expect.element(getByRole('heading', { name: 'No athletes yet' })).toBeVisible()
  })

  test('ACC-08 a name is text, whatever it contains', async () => {
    const hostile = {
      first_name: '<img src=x onerror=alert(1)>',
      last_name: '"></script><script>alert(2)</script>',
    }
    const { getByRole } = await open(found([{ ...amara, ...hostile }]))
    const name = `${hostile.first_name} ${hostile.last_name}`
    await expect.element(getByRole('link', { name, exact: true })).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  test('a search without results links back to all', async () => {
    const { getByRole, asked } = await open(found([]), { search: { q: 'nobody', page: 3 } })
    await getByRole('button', { name: 'Show all athletes' }).click()
    // COA-01: a search asks for all, on page 1.
    await expect
      .poll(() => asked.map(({ query }) => query))
      .toEqual([{ q: 'nobody', show_all: '1', page: '1' }, {}])
    await expect.element(getByRole('textbox', { name: 'Name of an athlete' })).toHaveValue('')
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    const { getByRole } = await open(() => (isAway ? refusal(503, 'We’ll be right back.') : found([amara])()))
    await expect.element(getByRole('alert')).toMatchTextContent(/did not load.*We’ll be right back\./)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByRole('link', { name: 'Amara Whitlock', exact: true })).toBeVisible()
  })

  test('fits a phone, however long a name is', async () => {
    await page.viewport(360, 740)
    const { getByText } = await open(found([{ ...amara, last_name: 'Wolfeschlegelsteinhausenbergerdorff' }]))
    await expect.element(getByText('amara@mail.example')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })

  test('COA-01 an athlete is taken off the list, and nothing of theirs is deleted', async () => {
    let athletes = [amara, bare]
    const { getByRole, getByText, asked } = await open(() => found(athletes)(), {
      onRemove: () => {
        athletes = [bare]
        return Response.json({ data: { user_id: amara.user_id } })
      },
    })
    await getByRole('button', { name: 'More about Amara Whitlock' }).click()
    await getByRole('menuitem', { name: 'Remove from my list' }).click()
    const question = getByRole('alertdialog', { name: 'Remove Amara Whitlock from your list?' })
    await expect.element(question).toMatchTextContent(/Nothing of Amara’s is deleted\./)
    await question.getByRole('button', { name: 'Remove from my list' }).click()
    await expect
      .element(getByText('Amara Whitlock is off your list. Nothing of Amara’s was deleted.'))
      .toBeVisible()
    await expect.element(getByRole('link', { name: 'Amara Whitlock', exact: true })).not.toBeInTheDocument()
    expect(asked.filter(({ call }) => call === remove)).toHaveLength(1)
  })

  test('COA-01 a removal that failed says why, and the athlete stays', async () => {
    const { getByRole } = await open(found([amara]), { onRemove: () => refusal(503, 'We’ll be right back.') })
    await getByRole('button', { name: 'More about Amara Whitlock' }).click()
    await getByRole('menuitem', { name: 'Remove from my list' }).click()
    const question = getByRole('alertdialog')
    await question.getByRole('button', { name: 'Remove from my list' }).click()
    await expect.element(question.getByRole('alert')).toMatchTextContent('We’ll be right back.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(getByRole('link', { name: 'Amara Whitlock', exact: true })).toBeVisible()
  })

  test('a success coach has no such menu here', async () => {
    const { getByRole } = await open(found([amara]), { canRemove: false })
    await expect.element(getByRole('link', { name: 'Amara Whitlock', exact: true })).toBeVisible()
    await expect.element(getByRole('button', { name: /More about/ })).not.toBeInTheDocument()
  })
})

import type { NewAthlete } from '@fieldhouse/contract/roster'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListSearch } from '../../../lib/list-search.ts'
import { bodiesOf, listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { newAthleteOf } from '../roster.factory.ts'
import { NewAthletesPage } from './new-athletes-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const viewer = viewerOf({ type: 'rsc' })
const tobias = newAthleteOf()
const camille = newAthleteOf({
  user_id: '01890a5d-ac96-774b-bcce-b302099a8102',
  athlete_slug: 'camille-duarte',
  first_name: 'Camille',
  last_name: 'Duarte',
})

interface Given {
  waiting?: readonly NewAthlete[]
  answer?: (() => Response) | undefined
  search?: ListSearch
}

/** An athlete who was claimed or declined is no longer listed. */
const open = async ({ waiting = [tobias, camille], answer, search: start = {} }: Given = {}) => {
  let known = waiting
  const decide = ({ body }: { body: Record<string, unknown> }) => {
    known = known.filter(({ user_id }) => user_id !== body.user_id)
    return answer?.() ?? Response.json({ data: { user_id: body.user_id } })
  }
  const asked = network({
    'GET /user': () => Response.json({ data: viewer }),
    'GET /panel/new-rosters': () => Response.json(listPage(known)),
    'POST /panel/claim-user': decide,
    'POST /panel/decline-user': decide,
  })
  const Page = () => {
    const [search, setSearch] = useState(start)
    return (
      <>
        <NewAthletesPage
          search={search}
          onSearchChange={setSearch}
          hrefOf={({ page: number = 1 }) => `/coach/roster/new-athletes?page=${number}`}
        />
        <Toaster />
      </>
    )
  }
  return { ...(await openSite({ viewer, Frame: Page })), asked }
}

const rows = page.getByRole('list', { name: 'New Athletes' }).getByRole('listitem')

describe('COA-02 new athletes', () => {
  test('are shown with their package and how long they have waited', async () => {
    await open()
    await expect
      .element(rows.first())
      .toMatchTextContent(
        /9.*Tobias Nakamura.*SG.*Class of 2027.*Basketball.*Ridgeline High School.*Spokane, WA.*All-Star Showcase.*Waiting since Nov 12, 2026/,
      )
  })

  test('claimed by another coach a moment ago: the sentence is shown, and the row is gone', async () => {
    const { getByRole, getByText } = await open({
      answer: () => refusal(409, 'Another success coach was faster.', undefined, 'already_claimed'),
    })
    await getByRole('button', { name: 'Claim Tobias Nakamura' }).click()
    await expect.element(getByText('Another success coach was faster.')).toBeVisible()
    await expect.element(rows).toHaveLength(1)
    await expect.element(rows.first()).toMatchTextContent(/Camille Duarte/)
    // The focus was on a button that is gone.
    await expect.element(getByText('1 athlete waiting')).toHaveFocus()
  })

  test('a failed claim leaves the athlete in the list', async () => {
    let isAway = true
    const { getByRole, getByText } = await open({
      waiting: [tobias],
      answer: () =>
        isAway ? refusal(503, 'We’ll be right back.') : Response.json({ data: { user_id: tobias.user_id } }),
    })
    await getByRole('button', { name: 'Claim Tobias Nakamura' }).click()
    await expect.element(getByText('We’ll be right back.')).toBeVisible()
    await expect.element(rows).toHaveLength(1)
    isAway = false
    await getByRole('button', { name: 'Claim Tobias Nakamura' }).click()
    await expect.element(getByText('Tobias Nakamura is on your roster.')).toBeVisible()
  })

  test('a decline is asked about first, and says that it is final', async () => {
    const { getByRole, getByText, asked } = await open()
    await getByRole('button', { name: 'Decline Tobias Nakamura' }).click()
    const question = getByRole('alertdialog', { name: 'Decline Tobias Nakamura?' })
    await expect.element(question).toMatchTextContent(/Tobias won’t be offered to you again\./)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(bodiesOf(asked, 'POST /panel/decline-user')).toEqual([])
    await getByRole('button', { name: 'Decline Tobias Nakamura' }).click()
    await question.getByRole('button', { name: 'Decline' }).click()
    await expect.element(getByText('You declined Tobias Nakamura.')).toBeVisible()
    await expect.element(rows).toHaveLength(1)
    expect(bodiesOf(asked, 'POST /panel/decline-user')).toEqual([{ user_id: tobias.user_id }])
  })

  test('nobody is waiting, or nobody was found', async () => {
    const { getByRole } = await open({ waiting: [] })
    await expect.element(getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible()
    await getByRole('textbox', { name: 'Name of an athlete' }).fill('zed')
    await expect.element(getByRole('heading', { name: 'Nobody found' })).toBeVisible()
    await getByRole('button', { name: 'Show all new athletes' }).click()
    await expect.element(getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible()
  })

  test('fit a phone', async () => {
    await page.viewport(360, 740)
    await open({ waiting: [newAthleteOf({ last_name: 'W'.repeat(50), high_school: 'W'.repeat(80) })] })
    await expect.element(rows).toHaveLength(1)
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

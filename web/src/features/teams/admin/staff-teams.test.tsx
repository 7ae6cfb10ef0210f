import type { ListedTeam, StaffTeam } from '@fieldhouse/contract/teams.admin'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { coachMemberOf, memberOf, myTeamOf, openTeamOf } from '../teams.factory.ts'
import { StaffTeamPage } from './staff-team-page.tsx'
import { StaffTeamsPage } from './staff-teams-page.tsx'
import type { StaffTeamsSearch } from './staff-teams-search.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const { id, name, event, created_at } = myTeamOf()
const listed: ListedTeam = {
  ...{ id, name, event, created_at, athletes: 12, coaches: 2, waiting: 1, deleted_at: null, version: 3 },
  owner: { id: '01890a5d-ac96-774b-bcce-b302099a7009', first_name: 'Helen', last_name: 'Park' },
}
const staffTeam: StaffTeam = {
  ...listed,
  members: [memberOf(), coachMemberOf()].map((member) => ({ ...member, email: 'who@example.test' })),
  links: openTeamOf().links,
}
const events = [{ ...event, id: event?.id ?? '', teams: 1, version: 4, path: '/?event=x&role=coach' }]

const base = '/panel/admin/teams'
const onePage = (data: readonly ListedTeam[]) => ({
  data,
  links: { first: '', last: '', prev: null, next: null },
  meta: { current_page: 1, from: 1, last_page: 1, path: '', per_page: 15, to: 1, total: data.length },
  counts: { all: data.length, event: 1, deleted: 4 },
})

describe('ADM-02 the teams', () => {
  const open = async (teams: readonly ListedTeam[] = [listed]) => {
    const asked = network({
      [`GET ${base}/index`]: () => Response.json(onePage(teams)),
      [`GET ${base}/events`]: () => Response.json({ data: events }),
      [`POST ${base}/events/${event?.id}/update`]: () => Response.json({ data: events }),
      [`POST ${base}/events/${event?.id}/delete`]: () => Response.json({ data: [] }),
    })
    const onSearchChange = vi.fn<ChangeSearch<StaffTeamsSearch>>()
    const Frame = () => (
      <StaffTeamsPage
        search={{}}
        onSearchChange={onSearchChange}
        hrefOf={() => '/admin/teams'}
        siteOrigin="https://fieldhouse.test"
        onCreated={vi.fn()}
      />
    )
    return { ...(await openSite({ at: '/admin/teams', Frame })), onSearchChange, asked }
  }

  test('each has its event with dates, its owner, its numbers, and who waits', async () => {
    const { getByRole } = await open()
    await expect
      .element(getByRole('list', { name: 'Teams' }).getByRole('listitem').first())
      .toMatchTextContent(
        /Ridgeline Varsity.*Cascade Classic.*Dec 4–6, 2026.*Created by Helen Park.*12 athletes.*2 coaches.*1 coach waiting/,
      )
    await expect
      .element(getByRole('region', { name: 'Events' }))
      .toMatchTextContent(/Cascade Classic.*Dec 4–6, 2026.*Bend, OR.*1 team/)
  })

  test('are narrowed down to the deleted ones', async () => {
    const { getByRole, onSearchChange } = await open()
    await getByRole('button', { name: /Deleted/ }).click()
    await expect.poll(() => onSearchChange.mock.calls[0]?.[0]({})).toEqual({ type: 'deleted' })
  })

  test('have events that are changed with their version, and deleted after a question', async () => {
    const { getByRole, getByText, asked } = await open()
    const eventPath = `POST ${base}/events/${event?.id}`
    await getByRole('button', { name: 'Edit Cascade Classic' }).click()
    await getByRole('textbox', { name: 'Place' }).fill('Reno, NV')
    await getByRole('button', { name: 'Save' }).click()
    const { id: _, ...facts } = { ...event, id: '' }
    await expect
      .poll(() => bodiesOf(asked, `${eventPath}/update`))
      .toEqual([{ ...facts, place: 'Reno, NV', version: 4 }])
    await getByRole('button', { name: 'Delete Cascade Classic' }).click()
    await expect.element(getByText(/1 team stays with all members, and belongs to no event/)).toBeVisible()
    expect(bodiesOf(asked, `${eventPath}/delete`)).toEqual([])
    await getByRole('button', { name: 'Delete event' }).click()
    await expect.poll(() => bodiesOf(asked, `${eventPath}/delete`)).toHaveLength(1)
  })

  test('that nobody finds offer a way back', async () => {
    const { getByRole, onSearchChange } = await open([])
    await getByRole('button', { name: 'Show all teams' }).click()
    expect(onSearchChange.mock.calls[0]?.[0]({ q: 'Reno' })).toEqual({})
  })
})

describe('ADM-02 a team', () => {
  const open = async (team: StaffTeam = staffTeam, update: () => Response = () => refusal(500, 'No')) => {
    const asked = network({
      [`GET ${base}/${id}`]: () => Response.json({ data: team }),
      [`GET ${base}/events`]: () => Response.json({ data: events }),
      [`POST ${base}/toggle-member/${id}`]: () => Response.json({ data: { ...team, members: [] } }),
      [`POST ${base}/update/${id}`]: update,
      [`POST /panel/teams/${id}/coaches/${coachMemberOf().user_id}/confirm`]: () =>
        Response.json({ data: {} }),
      [`POST ${base}/restore/${id}`]: () => Response.json({ data: team }),
    })
    const Frame = () => (
      <>
        <StaffTeamPage id={id} siteOrigin="https://fieldhouse.test" />
        <Toaster />
      </>
    )
    return { ...(await openSite({ at: `/admin/teams/${id}`, Frame })), asked }
  }

  test('loses a member after a question', async () => {
    const { getByRole, asked } = await open()
    await getByRole('button', { name: 'Remove Amara Whitlock' }).click()
    await getByRole('button', { name: 'Remove', exact: true }).click()
    await expect
      .poll(() => bodiesOf(asked, `POST ${base}/toggle-member/${id}`))
      .toEqual([{ user_id: memberOf().user_id, is_member: false }])
  })

  test('confirms a coach who waits, after a question', async () => {
    const coach = { ...coachMemberOf(), status: 'pending' as const, email: 'who@example.test' }
    const { getByRole, asked } = await open({ ...staffTeam, members: [coach] })
    await getByRole('button', { name: /^Confirm / }).click()
    await getByRole('button', { name: 'Confirm', exact: true }).click()
    const path = `POST /panel/teams/${id}/coaches/${coach.user_id}/confirm`
    await expect.poll(() => bodiesOf(asked, path)).toHaveLength(1)
  })

  test('keeps what was typed when someone else changed it first', async () => {
    const message = 'Someone else changed this team in the meantime. Look at it, then save again.'
    const { getByRole, getByText, asked } = await open(staffTeam, () =>
      refusal(409, message, undefined, 'team_changed'),
    )
    await getByRole('button', { name: 'Edit' }).click()
    const field = getByRole('textbox', { name: 'Team name' })
    await field.fill('Ridgeline Junior Varsity')
    await getByRole('button', { name: 'Save' }).click()
    await expect.element(getByText(message)).toBeVisible()
    await expect.element(field).toHaveValue('Ridgeline Junior Varsity')
    expect(bodiesOf(asked, `POST ${base}/update/${id}`)).toEqual([
      { name: 'Ridgeline Junior Varsity', event_id: event?.id, version: 3 },
    ])
  })

  test('that is deleted can be restored, and not changed', async () => {
    const { getByRole, asked } = await open({ ...staffTeam, deleted_at: '2026-11-01T12:00:00Z', links: [] })
    await expect.element(getByRole('button', { name: 'Restore the team' })).toBeVisible()
    expect(getByRole('button', { name: 'Remove Amara Whitlock' }).elements()).toEqual([])
    expect(getByRole('button', { name: 'Edit' }).elements()).toEqual([])
    await getByRole('button', { name: 'Restore the team' }).click()
    await expect.poll(() => bodiesOf(asked, `POST ${base}/restore/${id}`)).toHaveLength(1)
  })
})

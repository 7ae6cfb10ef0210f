import type { MyTeam } from '@fieldhouse/contract/teams.my'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { myTeamOf, openTeamOf } from '../teams.factory.ts'
import { TeamsPage } from './teams-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

interface Given {
  teams?: readonly MyTeam[]
  list?: (() => Response) | undefined
  canCreate?: boolean
  create?: () => Response
}

const open = async ({ teams = [myTeamOf()], list, canCreate = true, create }: Given = {}) => {
  const asked = network({
    'GET /panel/coach/teams': () => list?.() ?? Response.json({ data: teams }),
    'POST /panel/coach/teams/create': () =>
      create?.() ?? Response.json({ data: openTeamOf() }, { status: 201 }),
  })
  const onCreated = vi.fn()
  const Frame = () => <TeamsPage canCreate={canCreate} onCreated={onCreated} />
  return { ...(await openSite({ Frame })), asked, onCreated }
}

const rows = page.getByRole('list', { name: 'My Teams' }).getByRole('listitem')

describe('COA-01 my teams', () => {
  test('each has its members, its event with its days, and who is waiting', async () => {
    await open({ teams: [myTeamOf({ athletes: 12, coaches: 2, waiting: 1 })] })
    await expect
      .element(rows.first())
      .toMatchTextContent(
        /Ridgeline Varsity.*Cascade Classic.*Dec 4–6, 2026.*Bend, OR.*12 athletes.*2 coaches.*1 coach waiting for you/,
      )
    await expect
      .element(rows.first().getByRole('link', { name: 'Ridgeline Varsity' }))
      .toHaveAttribute('href', `/coach/teams/${myTeamOf().id}`)
  })

  test.each([
    ['pending', 'Waiting'],
    ['verified', 'Confirmed'],
    ['refused', 'Not confirmed'],
  ] as const)('a joined team says where the coach stands: %s', async (status, word) => {
    await open({ teams: [myTeamOf({ is_owner: false, status })], canCreate: false })
    await expect.element(rows.first().getByText(word, { exact: true })).toBeVisible()
  })

  test('a verified coach creates one', async () => {
    const { getByRole, asked, onCreated } = await open()
    await getByRole('button', { name: 'Create a team' }).click()
    const dialog = getByRole('dialog', { name: 'Create a team' })
    await dialog.getByRole('textbox', { name: 'Team name' }).fill('ab')
    await dialog.getByRole('button', { name: 'Create team' }).click()
    await expect.element(dialog.getByText('Please enter a team name (at least 3 characters)')).toBeVisible()
    expect(bodiesOf(asked, 'POST /panel/coach/teams/create')).toEqual([])
    await dialog.getByRole('textbox', { name: 'Team name' }).fill('Ridgeline JV')
    await dialog.getByRole('button', { name: 'Create team' }).click()
    await expect.poll(() => onCreated.mock.calls).toHaveLength(1)
    expect(bodiesOf(asked, 'POST /panel/coach/teams/create')).toEqual([{ name: 'Ridgeline JV' }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('a refusal is shown, and the name stays', async () => {
    const { getByRole, onCreated } = await open({
      create: () => refusal(409, 'You have 50 teams already.', undefined, 'too_many_teams'),
    })
    await getByRole('button', { name: 'Create a team' }).click()
    const dialog = getByRole('dialog', { name: 'Create a team' })
    await dialog.getByRole('textbox', { name: 'Team name' }).fill('Ridgeline JV')
    await dialog.getByRole('button', { name: 'Create team' }).click()
    await expect.element(dialog.getByText('You have 50 teams already.')).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: 'Team name' })).toHaveValue('Ridgeline JV')
    expect(onCreated).not.toHaveBeenCalled()
  })

  test('an unverified coach reads how to get teams, and can’t create one', async () => {
    const { getByRole } = await open({ teams: [], canCreate: false })
    await expect.element(getByRole('heading', { name: 'No teams yet' })).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'See your status' }))
      .toHaveAttribute('href', '/coach/users')
    await expect.element(getByRole('button', { name: 'Create a team' })).not.toBeInTheDocument()
  })

  test('says when they did not load, and tries again', async () => {
    let isAway = true
    const { getByRole } = await open({
      list: () => (isAway ? refusal(503, 'We’ll be right back.') : Response.json({ data: [myTeamOf()] })),
    })
    await expect.element(getByRole('alert')).toMatchTextContent(/did not load.*We’ll be right back\./)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(rows).toHaveLength(1)
  })

  test('fit a phone', async () => {
    await page.viewport(360, 740)
    await open({ teams: [myTeamOf({ name: 'W'.repeat(80), waiting: 120 })] })
    await expect.element(rows).toHaveLength(1)
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

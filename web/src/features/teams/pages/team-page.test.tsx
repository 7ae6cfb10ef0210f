import type { OpenTeam } from '@fieldhouse/contract/teams.my'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { coachMemberOf, memberOf, openTeamOf } from '../teams.factory.ts'
import { TeamPage } from './team-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const { id } = openTeamOf()
const at = `/panel/coach/teams/${id}`
const amara = memberOf()

const open = async (given: Partial<OpenTeam> = {}, answers: Parameters<typeof network>[0] = {}) => {
  let team = openTeamOf(given)
  const change = (facts: Partial<OpenTeam>) => {
    team = { ...team, ...facts }
    return Response.json({ data: team })
  }
  const asked = network({
    [`GET ${at}`]: () => Response.json({ data: team }),
    'GET /panel/coach/teams': () => Response.json({ data: [team] }),
    [`POST ${at}/update`]: ({ body }) => change({ name: String(body.name) }),
    [`POST ${at}/members/${amara.user_id}/remove`]: () =>
      change({ members: team.members.filter(({ user_id }) => user_id !== amara.user_id), athletes: 0 }),
    [`POST ${at}/delete`]: () => Response.json({ data: { id } }),
    [`POST ${at}/restore`]: () => Response.json({ data: team }),
    ...answers,
  })
  const onDeleted = vi.fn(() => Promise.resolve())
  const Frame = () => (
    <>
      <TeamPage
        id={id}
        siteOrigin="https://fieldhouse.test"
        waiting={<p>Coaches who wait</p>}
        onDeleted={onDeleted}
      />
      <Toaster />
    </>
  )
  return { ...(await openSite({ Frame })), asked, onDeleted }
}

const athletes = page.getByRole('list', { name: /^Athletes/ }).getByRole('listitem')
const coaches = page.getByRole('list', { name: /^Coaches/ }).getByRole('listitem')
const links = page.getByRole('list', { name: 'Join links' }).getByRole('listitem')

describe('COA-01 a team of my own', () => {
  test('shows its members, with the status of each coach', async () => {
    const { getByRole, getByText } = await open({ members: [amara, coachMemberOf({ status: 'pending' })] })
    await expect.element(getByRole('heading', { level: 1, name: 'Ridgeline Varsity' })).toBeVisible()
    await expect.element(getByText(/Cascade Classic.*Dec 4–6, 2026.*Bend, OR/)).toBeVisible()
    await expect
      .element(athletes.first())
      .toMatchTextContent(/Amara Whitlock.*SG.*Class of 2027.*Joined Oct 5, 2026/)
    await expect
      .element(athletes.first().getByRole('link', { name: 'Amara Whitlock' }))
      .toHaveAttribute('href', '/amara-whitlock')
    await expect.element(coaches.first()).toMatchTextContent(/Lee Ash.*Waiting/)
    await expect.element(coaches.first().getByRole('link')).not.toBeInTheDocument()
    await expect.element(getByText('Coaches who wait')).toBeVisible()
  })

  test('has a link and a code for each role, to copy and to print', async () => {
    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      written.push(text)
      return Promise.resolve()
    })
    const { getByText } = await open()
    const address = `https://fieldhouse.test/?role=coach&team_id=${id}`
    await expect.element(links.nth(1).getByText(address)).toBeVisible()
    await expect
      .element(links.nth(1).getByRole('img', { name: 'QR code: Coaches join Ridgeline Varsity' }))
      .toBeVisible()
    await expect
      .element(links.nth(1).getByRole('link', { name: 'Print code for coaches' }))
      .toHaveAttribute('href', `/coach/teams/${id}/qr/coach`)
    await links.nth(1).getByRole('button', { name: 'Copy link for coaches' }).click()
    await expect.element(getByText('Link copied')).toBeVisible()
    expect(written).toEqual([address])
    vi.restoreAllMocks()
  })

  test('is renamed', async () => {
    const { getByRole, asked } = await open()
    await getByRole('button', { name: 'Rename' }).click()
    const dialog = getByRole('dialog', { name: 'Rename the team' })
    await expect.element(dialog.getByRole('textbox', { name: 'Team name' })).toHaveValue('Ridgeline Varsity')
    await dialog.getByRole('textbox', { name: 'Team name' }).fill('Ridgeline Girls')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(getByRole('heading', { level: 1, name: 'Ridgeline Girls' })).toBeVisible()
    expect(bodiesOf(asked, `POST ${at}/update`)).toEqual([{ name: 'Ridgeline Girls' }])
  })

  test('loses a member only after a question', async () => {
    const { getByRole, getByText } = await open()
    await getByRole('button', { name: 'Remove Amara Whitlock' }).click()
    const question = getByRole('alertdialog', { name: 'Remove Amara Whitlock from Ridgeline Varsity?' })
    await expect.element(question).toMatchTextContent(/The account and the page stay\./)
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect.element(getByText('Amara Whitlock is off Ridgeline Varsity.')).toBeVisible()
    await expect.element(getByText('No athletes have joined yet.')).toBeVisible()
  })

  test('is deleted after a question, and Undo brings it back', async () => {
    const { getByRole, getByText, asked, onDeleted } = await open()
    await getByRole('button', { name: 'Delete team' }).click()
    const question = getByRole('alertdialog', { name: 'Delete Ridgeline Varsity?' })
    await expect.element(question).toMatchTextContent(/Its links stop working at once\./)
    await question.getByRole('button', { name: 'Delete team' }).click()
    await expect.element(getByText('Ridgeline Varsity was deleted. Its links no longer work.')).toBeVisible()
    expect(onDeleted).toHaveBeenCalledOnce()
    await getByRole('button', { name: 'Undo' }).click()
    await expect.element(getByText('Ridgeline Varsity is back. Its links work again.')).toBeVisible()
    expect(asked.filter(({ call }) => call === `POST ${at}/restore`)).toHaveLength(1)
  })

  test('a deletion that failed says so, and the team stays', async () => {
    const { getByRole, onDeleted } = await open(
      {},
      {
        [`POST ${at}/delete`]: () => refusal(503, 'We’ll be right back.'),
      },
    )
    await getByRole('button', { name: 'Delete team' }).click()
    const question = getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete team' }).click()
    await expect.element(question.getByRole('alert')).toMatchTextContent('We’ll be right back.')
    expect(onDeleted).not.toHaveBeenCalled()
  })
})

describe('COA-01 a team I joined', () => {
  const joined = { is_owner: false, links: [], can: { change: false } }

  test('has no links and nothing to change', async () => {
    const { getByRole, getByText } = await open({ ...joined, status: 'verified' })
    await expect.element(athletes.first()).toBeVisible()
    await expect.element(getByText(/You see how to reach the athletes of this team\./)).toBeVisible()
    await expect.element(links).not.toBeInTheDocument()
    await expect.element(getByRole('button', { name: /Rename|Delete|Remove/ })).not.toBeInTheDocument()
    await expect.element(getByText('Coaches who wait')).not.toBeInTheDocument()
  })

  test('says what is missing until the coach is confirmed', async () => {
    const hidden = { members: [], athletes: null, coaches: null }
    const { getByText } = await open({ ...joined, ...hidden, status: 'pending' })
    await expect.element(getByText(/The person who created your link has not answered yet\./)).toBeVisible()
    await expect.element(getByText(/^You see the athletes as soon as/)).toBeVisible()
    await expect.element(getByText(/^\d+ athletes?$/)).not.toBeInTheDocument()
  })

  test.each([
    ['was refused', { is_owner: false, status: 'refused' }, 'Only confirmed coaches see the athletes.'],
    ['owns it without being verified', {}, 'You see the athletes once you are verified.'],
    ['sees its members', { athletes: 0 }, 'No athletes have joined yet.'],
  ] as const)('without athletes says why to a coach who %s', async (_, facts, text) => {
    const { getByText } = await open({ members: [], athletes: null, coaches: null, ...facts })
    await expect.element(getByText(text)).toBeVisible()
  })
})

test('fits a phone, however long its name is', async () => {
  await page.viewport(360, 740)
  const { getByRole } = await open({
    name: 'W'.repeat(80),
    members: [memberOf({ last_name: 'W'.repeat(50) })],
  })
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})

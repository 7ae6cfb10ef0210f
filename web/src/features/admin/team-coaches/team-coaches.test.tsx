import type { TeamCoach } from '@fieldhouse/contract/teams.coaches'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { TeamCoaches } from './team-coaches.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const lee: TeamCoach = {
  team_id: '01890a5d-ac96-774b-bcce-b302099a7001',
  team_name: 'Ridgeline Varsity',
  user_id: '01890a5d-ac96-774b-bcce-b302099a9002',
  first_name: 'Lee',
  last_name: 'Ash',
  email: 'lee@mail.example',
  status: 'pending',
  reason: null,
  joined_at: '2026-11-10T12:00:00Z',
}
const base = `POST /panel/teams/${lee.team_id}/coaches/${lee.user_id}`

const card = page.getByRole('region', { name: 'Coaches who joined your teams' })
const waiting = card.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem')

const open = async (coaches: readonly TeamCoach[] | (() => Response)) => {
  let known = coaches
  const decide =
    (status: TeamCoach['status']) =>
    ({ body }: { body: Record<string, unknown> }) => {
      known = [{ ...lee, status, reason: (body.reason as string) ?? null }]
      return Response.json({ data: known[0] })
    }
  const asked = network({
    'GET /panel/team-coaches': () => (typeof known === 'function' ? known() : Response.json({ data: known })),
    [`${base}/confirm`]: decide('verified'),
    [`${base}/refuse`]: decide('refused'),
  })
  const Frame = () => (
    <>
      <TeamCoaches />
      <Toaster />
    </>
  )
  return { ...(await openSite({ Frame })), asked }
}

describe('the coaches who joined through a link of mine', () => {
  test('are shown with their team, for confirmation', async () => {
    const { asked, getByText } = await open([lee])
    await expect
      .element(waiting.nth(0))
      .toMatchTextContent(/Lee Ash.*lee@mail\.example.*Ridgeline Varsity, joined Nov 10, 2026/)
    await card.getByRole('button', { name: 'Confirm Lee Ash' }).click()
    const question = page.getByRole('alertdialog', { name: 'Confirm Lee Ash?' })
    await expect.element(question).toMatchTextContent(/the athletes of Ridgeline Varsity, and no one else’s/)
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect.element(getByText('Lee Ash is confirmed for Ridgeline Varsity')).toBeVisible()
    await card.getByText('Decided (1)').click()
    await expect.element(card.getByRole('list', { name: 'Decided' })).toMatchTextContent(/Lee Ash.*Confirmed/)
    expect(bodiesOf(asked, `${base}/confirm`)).toHaveLength(1)
  })

  test('are refused with a reason, which stays readable', async () => {
    const { asked } = await open([lee])
    await card.getByRole('button', { name: 'Refuse Lee Ash' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refuse Lee Ash' })
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect.element(dialog.getByText('Please give a reason. The coach will read it.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We do not know you.')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect.element(card.getByText('No one is waiting for you.')).toBeVisible()
    await card.getByText('Decided (1)').click()
    await expect
      .element(card.getByRole('list', { name: 'Decided' }))
      .toMatchTextContent(/Refused.*We do not know you\./)
    expect(bodiesOf(asked, `${base}/refuse`)).toEqual([{ reason: 'We do not know you.' }])
  })

  test('a decision can be changed later', async () => {
    await open([{ ...lee, status: 'verified' }])
    await card.getByText('Decided (1)').click()
    await expect.element(card.getByRole('button', { name: 'Refuse Lee Ash' })).toBeVisible()
    await expect.element(card.getByRole('button', { name: 'Confirm Lee Ash' })).not.toBeInTheDocument()
  })

  test('take up no space when there are none left', async () => {
    let coaches = [lee]
    const { queryClient } = await open(() => Response.json({ data: coaches }))
    await expect.element(card).toBeVisible()
    coaches = []
    await queryClient.invalidateQueries()
    await expect.element(card).not.toBeInTheDocument()
  })

  test('take up no space when they did not load', async () => {
    const { asked, queryClient } = await open(() => refusal(503, 'Down for a moment.'))
    await expect.poll(() => asked).toHaveLength(1)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await expect.element(card).not.toBeInTheDocument()
  })

  test('fit a phone', async () => {
    await page.viewport(390, 844)
    await open([{ ...lee, last_name: 'W'.repeat(50), team_name: 'W'.repeat(80) }])
    await expect.element(waiting).toHaveLength(1)
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})

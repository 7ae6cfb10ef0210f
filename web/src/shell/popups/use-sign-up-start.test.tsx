import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clearInviteParams, saveInviteParams } from '../../lib/invite-params.ts'
import { network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { LoginPopup } from './login-popup.tsx'
import { useSignUpStart } from './use-sign-up-start.ts'

beforeEach(() => {
  sessionStorage.clear()
  clearInviteParams()
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearInviteParams()
})

const team_id = '01890a5d-ac96-774b-bcce-b302099a7001'
const link = { role: 'coach', team_id, event: null, invite: null }
const at = `GET /team-link/${team_id}`
const gone = () => refusal(404, 'Not found')

const Start = () => {
  const start = useSignUpStart(true)
  return <output>{JSON.stringify(start)}</output>
}

const startWith = async (answer: () => Response, params = link) => {
  saveInviteParams(params)
  const asked = network({ [at]: answer })
  await openSite({ Frame: Start })
  await expect.element(page.getByRole('status')).not.toMatchTextContent(/^null$/)
  return { start: JSON.parse(page.getByRole('status').element().textContent ?? ''), asked }
}

describe('COA-01 a join link', () => {
  test('of a team names the team, and fixes the role', async () => {
    const { start } = await startWith(() =>
      Response.json({ data: { id: team_id, name: 'Ridgeline Varsity' } }),
    )
    expect(start).toMatchObject({
      role: 'coach',
      isRoleFixed: true,
      teamId: team_id,
      teamName: 'Ridgeline Varsity',
      isTeamGone: false,
    })
  })

  test('of a deleted team says nothing about the person who signs up', async () => {
    const { start } = await startWith(gone)
    expect(start).toMatchObject({
      role: null,
      isRoleFixed: false,
      teamId: null,
      teamName: null,
      isTeamGone: true,
    })
  })

  test('counts as before if the team could not be looked up', async () => {
    const { start } = await startWith(() => refusal(503, 'We’ll be right back.'))
    expect(start).toMatchObject({ role: 'coach', teamId: team_id, teamName: null, isTeamGone: false })
  })

  test('of an event is looked up with the event', async () => {
    const { start, asked } = await startWith(gone, { ...link, event: team_id } as never)
    expect(start).toMatchObject({ teamId: team_id, eventId: team_id, isTeamGone: false })
    expect(asked).toEqual([])
  })

  const dialog = page.getByRole('dialog')
  const openPopup = async (answer: () => Response) => {
    saveInviteParams(link)
    network({ [at]: answer, 'GET /oauth': () => Response.json({ data: [] }) })
    const popup = { name: 'login', view: 'signUp' } as const
    await openSite({
      Frame: () => <LoginPopup isOpen popup={popup} opener={{ current: null }} />,
    })
  }

  test('opens a sign-up that says which team it is for', async () => {
    await openPopup(() => Response.json({ data: { id: team_id, name: 'Ridgeline Varsity' } }))
    await expect.element(dialog.getByText('You are joining Ridgeline Varsity.')).toBeVisible()
  })

  test('of a deleted team opens a sign-up that says so', async () => {
    await openPopup(gone)
    await expect
      .element(dialog.getByText('This team’s link no longer works. Ask the coach for a new one.'))
      .toBeVisible()
  })
})

import type { LinkStanding } from '@fieldhouse/contract/teams.my'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { toasts } from '../../ui/feedback/toast.ts'
import { Toaster } from '../../ui/feedback/toaster.tsx'
import { useLoadParameters } from '../load-parameters.ts'
import { PopupHost } from '../popup-host.tsx'
import { closePopup, openPopup } from '../popups.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  closePopup()
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const linkOf = (standing: LinkStanding) => Response.json({ data: { id, name: 'Rise 17U', standing } })

const Frame = () => {
  useLoadParameters()
  return (
    <>
      <PopupHost />
      <Toaster />
    </>
  )
}

const open = (standing: LinkStanding, type: 'athlete' | 'coach' | 'rsc' = 'athlete') => {
  network({
    [`GET /team-link/${id}`]: () => linkOf(standing),
    [`POST /team-link/${id}/join`]: () => linkOf(type === 'coach' ? 'waiting' : 'on-team'),
    [`POST /team-link/${id}/leave`]: () => linkOf('can-join'),
  })
  return openSite({ at: `/?team_id=${id}&role=athlete`, viewer: viewerOf({ type }), Frame })
}
const dialog = page.getByRole('alertdialog')
const button = (name: string) => dialog.getByRole('button', { name, exact: true })

describe('COA-01 a team’s link that a signed-in person opens', () => {
  test('asks an athlete, joins the team, and says so', async () => {
    const { place } = await open('can-join')
    await expect.element(dialog).toMatchTextContent(/Join Rise 17U\?.*see how to reach you/)
    expect(place()).toBe('/')
    await button('Join team').click()
    await expect.element(page.getByText('You’re on Rise 17U.')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('tells a coach that the team answers first', async () => {
    await open('can-join', 'coach')
    await button('Join team').click()
    await expect.element(page.getByText(/^You asked to join Rise 17U\./)).toBeVisible()
  })

  test('lets a member leave', async () => {
    await open('on-team')
    await expect.element(dialog).toMatchTextContent(/You’re on Rise 17U/)
    await expect.element(button('Close')).toHaveFocus()
    await button('Leave team').click()
    await expect.element(page.getByText('You left Rise 17U.')).toBeVisible()
  })

  test.each([
    ['refused', 'coach', /You were not confirmed for Rise 17U/, ['Close']],
    ['owner', 'coach', /Rise 17U is your own team/, ['Close', 'Open the team']],
    ['not-for-them', 'rsc', /Your account can’t join a team/, ['Close']],
  ] as const)('as %s says why there is nothing to join', async (standing, type, text, buttons) => {
    await open(standing, type)
    await expect.element(dialog).toMatchTextContent(text)
    expect(
      dialog
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(buttons)
  })

  test('of a deleted team says so, and so does a link that was cut off', async () => {
    network({ [`GET /team-link/${id}`]: () => refusal(404, 'Gone', undefined, 'not_found') })
    await openSite({ at: '/?team_id=0189', viewer: viewerOf(), Frame })
    await expect.element(page.getByText(/^This team’s link is not complete\./)).toBeVisible()
    openPopup({ name: 'join-team', teamId: id })
    await expect
      .element(dialog)
      .toMatchTextContent(/This link doesn’t work anymore.*Ask the person who sent it/)
  })
})

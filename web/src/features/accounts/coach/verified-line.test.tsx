import type { CoachVerification } from '@fieldhouse/contract/colleges.verification'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { namedCollege, verificationOf } from './coach.factory.ts'
import { VerifiedLine } from './verified-line.tsx'

afterEach(() => vi.unstubAllGlobals())

const verified = { ...namedCollege, status: 'verified', method: 'email' } as const

const open = (answer: () => Response) => {
  const viewer = viewerOf({ type: 'coach', is_verified_coach: true })
  network({
    'GET /coach/verification': answer,
    'GET /user': () => Response.json({ data: { ...viewer, is_verified_coach: false } }),
  })
  return openSite({
    viewer,
    Frame: ({ viewer: present }) =>
      present && (
        <>
          <p>{present.is_verified_coach ? 'Menus of a verified coach' : 'Menus of a visitor'}</p>
          <VerifiedLine viewer={present} />
        </>
      ),
  })
}
const told = (facts: Partial<CoachVerification>) => () => Response.json({ data: verificationOf(facts) })
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

test('a verified coach reads how, and at which college', async () => {
  await open(told({ ...verified, verified_until: inDays(300) }))
  await expect
    .element(
      page.getByText(
        'Verified coach · Confirmed an email address at the college · Women’s basketball, Portland State',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('the second check is announced, with a link to do it', async () => {
  await open(told({ ...verified, verified_until: inDays(20) }))
  await expect.element(page.getByRole('status')).toMatchTextContent(/Please confirm your college email by/)
  await expect
    .element(page.getByRole('link', { name: 'Confirm now' }))
    .toHaveAttribute('href', '/coach/setting')
})

test('a failed load hides only the details', async () => {
  await open(() => refusal(503, 'We’ll be right back.'))
  await expect.element(page.getByText('Verified coach', { exact: true })).toBeVisible()
})

test('a coach who was paused in the meantime is no longer shown as verified', async () => {
  await open(told({ ...namedCollege, status: 'paused' }))
  await expect.element(page.getByText('Menus of a visitor')).toBeVisible()
})

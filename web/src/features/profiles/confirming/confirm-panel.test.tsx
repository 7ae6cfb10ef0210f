import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { athleteOf, basketball, metricOf, seasonOf } from '../profiles.factory.ts'
import { ConfirmPanel } from './confirm-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const confirmed = { by: 'Marcus Bell', role: 'success_coach' as const, at: '2026-11-01T00:00:00.000Z' }
const wingspan = metricOf('wingspan', 186.69, { verified_by: 'NBA Combine' })
const amara = (facts: Partial<Athlete> = {}) =>
  athleteOf({
    metrics: [wingspan],
    statistics: { high_school: [seasonOf(2025, { gp: 20 }, { confirmed })], aau: [] },
    ...facts,
  })
const path = `POST /athlete/${amara().id}/metrics/${wingspan.id}/confirm`

const open = async (answer: () => Response) => {
  const asked = network({ [path]: answer })
  await openSite({
    Frame: () => (
      <>
        <ConfirmPanel athlete={amara()} sport={basketball} units="imperial" />
        <Toaster />
      </>
    ),
  })
  await page.getByText(/Confirm figures/).click()
  return asked
}

test('a typed source is reported by the athlete, and the check mark is for a confirmed one', async () => {
  await open(() => Response.json({ data: amara() }))
  await expect.element(page.getByText('Reported by athlete · NBA Combine, Jul 2026')).toBeVisible()
  await expect.element(page.getByText('Confirmed by Marcus Bell, Mar 2026')).toBeVisible()
  const marks = page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelectorAll('svg').length)
  expect(marks).toEqual([0, 1])
})

test('confirming sends the number that was shown', async () => {
  const asked = await open(() => Response.json({ data: amara() }))
  await page.getByRole('button', { name: /Confirm Wingspan/ }).click()
  await expect.poll(() => bodiesOf(asked, path)).toEqual([{ confirmed: true, seen_at: amara().updated_at }])
})

test('a number that changed in the meantime is not confirmed, and the coach reads why', async () => {
  await open(() => refusal(409, 'This page has changed since you opened it.'))
  await page.getByRole('button', { name: /Confirm Wingspan/ }).click()
  await expect.element(page.getByText('This page has changed since you opened it.')).toBeVisible()
})

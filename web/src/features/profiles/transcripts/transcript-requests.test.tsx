import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { amara, at, idOf, junior, openTranscripts } from './transcripts.factory.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const dana = {
  id: idOf(9101),
  name: 'Dana Ferreira',
  college: 'Lewis and Clark',
  email: 'dana@college.example',
  reason: 'We recruit guards.\nMay I read the grades?',
  status: 'open',
  verified_by: null,
  created_at: '2026-11-02T12:00:00.000Z',
  answered_at: null,
}
const old = {
  ...dana,
  id: idOf(9102),
  name: 'Lee Ortiz',
  status: 'declined',
  answered_at: '2026-10-05T12:00:00.000Z',
}
const approved = { ...dana, status: 'approved', answered_at: '2026-11-03T12:00:00.000Z' }

describe('PRO-10 a request for the code', () => {
  const requests = (...data: unknown[]) => ({
    [`GET ${at}/transcript-requests`]: () => Response.json({ data }),
  })
  const openList = page.getByRole('list', { name: 'Open requests' })

  test('is shown with college, email, and reason; answered requests are collapsed', async () => {
    await openTranscripts(amara(), requests(dana, old))
    await expect.element(openList).toMatchTextContent(/Dana Ferreira.*Lewis and Clark.*We recruit guards/s)
    await expect
      .element(openList.getByRole('link', { name: 'dana@college.example' }))
      .toHaveAttribute('href', 'mailto:dana@college.example')
    await expect.element(page.getByText('Lee Ortiz')).not.toBeVisible()
    await page.getByText('Answered (1)').click()
    await expect
      .element(page.getByRole('list', { name: 'Answered requests' }))
      .toMatchTextContent(/Lee Ortiz.*Declined.*Oct 5, 2026/s)
  })

  test('is reported to the team with a note, and then no longer open', async () => {
    const path = `POST ${at}/transcript-requests/${dana.id}/report`
    const reported = { ...dana, status: 'reported', answered_at: '2026-11-03T12:00:00.000Z' }
    const { asked } = await openTranscripts(amara(), {
      ...requests(dana),
      [path]: () => Response.json({ data: reported }),
    })
    await openList.getByRole('button', { name: 'Report the request of Dana Ferreira' }).click()
    const form = page.getByRole('form', { name: 'Report this request' })
    await form.getByRole('textbox', { name: 'Anything we should know?' }).fill('We never met')
    await form.getByRole('button', { name: 'Report' }).click()
    await page.getByText('Answered (1)').click()
    await expect
      .element(page.getByRole('list', { name: 'Answered requests' }))
      .toMatchTextContent(/Dana Ferreira.*Reported/s)
    expect(bodiesOf(asked, path)).toEqual([{ note: 'We never met' }])
  })

  test('is marked when the coach is verified; others have a caution until answered', async () => {
    const verified = { ...dana, id: idOf(9103), name: 'Marisol Tran', verified_by: 'contact' }
    await openTranscripts(amara(), requests(dana, verified, old))
    const caution = 'We have not verified this person. Look them up before you answer.'
    const rows = openList.getByRole('listitem')
    await expect.element(rows.nth(0)).toMatchTextContent(new RegExp(caution))
    await expect.element(rows.nth(0).getByRole('button', { name: 'Verified coach' })).not.toBeInTheDocument()
    await expect
      .element(rows.nth(1).getByRole('button', { name: 'Verified coach' }))
      .toHaveAccessibleDescription('Listed by the college')
    await page.getByText('Answered (1)').click()
    await expect.element(page.getByText(caution)).toHaveLength(1)
  })

  test('is approved by keyboard, one time, and shown as approved only after the server did it', async () => {
    const answered = Promise.withResolvers<void>()
    const call = `POST ${at}/transcript-requests/${dana.id}/approve`
    const { asked, said } = await openTranscripts(amara(), {
      ...requests(dana),
      [call]: () => answered.promise.then(() => Response.json({ data: approved })),
    })
    const approve = page.getByRole('button', { name: 'Approve the request of Dana Ferreira' })
    await expect.element(approve).toBeVisible()
    approve.element().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect
      .element(page.getByRole('button', { name: 'Decline the request of Dana Ferreira' }))
      .toBeDisabled()
    await expect.element(openList).toBeVisible()
    answered.resolve()
    await expect.element(page.getByText('Answered (1)')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Requests' })).toHaveFocus()
    expect(said).toContain('The code is on its way to dana@college.example')
    expect(bodiesOf(asked, call)).toHaveLength(1)
    expect(openList.query()).toBeNull()
  })

  test('is declined', async () => {
    const { said } = await openTranscripts(amara(), {
      ...requests(dana),
      [`POST ${at}/transcript-requests/${dana.id}/decline`]: () =>
        Response.json({ data: { ...approved, status: 'declined' } }),
    })
    await page.getByRole('button', { name: 'Decline the request of Dana Ferreira' }).click()
    await expect.element(page.getByText('Answered (1)')).toBeVisible()
    expect(said).toContain('We’ll let Dana Ferreira know by email')
  })

  test('that another family member answered says so', async () => {
    let isAnswered = false
    await openTranscripts(amara(), {
      [`GET ${at}/transcript-requests`]: () => Response.json({ data: [isAnswered ? approved : dana] }),
      [`POST ${at}/transcript-requests/${dana.id}/decline`]: () => {
        isAnswered = true
        return refusal(409, 'This request was answered already.')
      },
    })
    await page.getByRole('button', { name: 'Decline the request of Dana Ferreira' }).click()
    await expect.element(page.getByText('This request was answered already.')).toBeVisible()
    await page.getByText('Answered (1)').click()
    await expect.element(page.getByText('Approved')).toBeVisible()
  })

  test('list can be reloaded after a failure', async () => {
    let isBroken = true
    await openTranscripts(amara(), {
      [`GET ${at}/transcript-requests`]: () =>
        isBroken ? refusal(503, 'Down for a moment.') : Response.json({ data: [] }),
    })
    await expect.element(page.getByText('The requests could not be loaded')).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(/^No open requests\./)).toBeVisible()
  })

  test('fits a phone, whatever the names', async () => {
    await page.viewport(360, 740)
    const long = 'W'.repeat(90)
    await openTranscripts(
      amara([{ ...junior, name: `${long}.pdf` }]),
      requests({ ...dana, name: long, email: `${long}@college.example` }),
    )
    await expect.element(openList).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

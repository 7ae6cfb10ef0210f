import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '../../../lib/network.factory.ts'
import { dana, daysAgo, lee, openReviews, reviewOf, reviewsAnswer } from './coach-reviews.factory.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const rows = page.getByRole('list', { name: 'Coach reviews' }).getByRole('listitem')
const tab = (name: RegExp) => page.getByRole('tab', { name })

describe('/admin/coach-reviews', () => {
  test('shows waiting coaches, their jobs, and for how long', async () => {
    await openReviews({ reviews: () => reviewsAnswer([dana, lee]) })
    await expect.element(rows.nth(0).getByRole('heading', { name: 'Dana Ferreira' })).toBeVisible()
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(
        /dana@mail\.example.*Waiting 3 days.*Portland State University.*Website.*pdx\.example.*Assistant coach.*goviks\.example.*No college address/,
      )
    const staffPage = rows.nth(0).getByRole('link', { name: /goviks\.example/ })
    await expect.element(staffPage).toHaveAttribute('href', 'https://goviks.example/staff/dana')
    await expect.element(staffPage).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect.element(staffPage).toHaveAttribute('target', '_blank')
  })

  test('shows whose link a team coach used, and asks for no college', async () => {
    await openReviews({ reviews: () => reviewsAnswer([lee]) })
    await expect.element(rows.nth(0)).toMatchTextContent(/Ridgeline Varsity.*Link by.*Sam Okafor/)
    await expect.element(rows.nth(0)).not.toMatchTextContent(/Staff page|Email domains/)
  })

  test('an unsafe link is shown as text', async () => {
    await openReviews({
      reviews: () => reviewsAnswer([reviewOf({ staff_page_url: 'javascript:alert(1)' })]),
    })
    await expect.element(rows.nth(0)).toMatchTextContent(/javascript:alert\(1\)/)
    await expect.element(rows.nth(0).getByRole('link', { name: /alert/ })).not.toBeInTheDocument()
  })

  test('a confirmed address is shown', async () => {
    await openReviews({ reviews: () => reviewsAnswer([reviewOf({ proven_email: 'dana@pdx.example' })]) })
    await expect.element(rows.nth(0)).toMatchTextContent(/Confirmed.*dana@pdx\.example/)
  })

  test('each status has a tab with its count, and the address follows', async () => {
    const { searches } = await openReviews({
      reviews: () => reviewsAnswer([], { counts: { pending: 4, verified: 1204, refused: 2 } }),
      start: { q: 'tran', page: 3 },
    })
    await expect.element(tab(/Pending\s?4/)).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab(/Verified\s?1,204/)).toBeVisible()
    await tab(/Refused\s?2/).click()
    await expect.poll(searches).toEqual([
      { q: 'tran', page: '3' },
      { status: 'refused', q: 'tran' },
    ])
    await expect.element(tab(/Refused/)).toHaveAttribute('aria-selected', 'true')
  })

  test('rows of another status are not shown while the new ones load', async () => {
    const refused = Promise.withResolvers<void>()
    const { asked } = await openReviews({
      reviews: () => reviewsAnswer([dana]),
      answers: {
        'GET /panel/coach-reviews': ({ query }) =>
          query.status === 'refused'
            ? refused.promise.then(() =>
                reviewsAnswer([reviewOf({ status: 'refused', reason: 'No such coach' })]),
              )
            : Promise.resolve(reviewsAnswer([dana])),
      },
    })
    await tab(/Refused/).click()
    await expect.element(page.getByText('Loading the coach reviews…')).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
    await expect.element(tab(/Pending\s?1/)).toBeVisible()
    refused.resolve()
    await expect.element(rows.nth(0)).toMatchTextContent(/Reason.*No such coach/)
    expect(asked).toHaveLength(2)
  })

  test('searches, and pages through the results', async () => {
    const { searches } = await openReviews({ reviews: () => reviewsAnswer([dana], { total: 40, last: 3 }) })
    await page.getByRole('textbox', { name: 'Name, email, college or team' }).fill(' ferreira ')
    await expect.poll(searches).toEqual([{}, { q: 'ferreira' }])
    await page.getByRole('link', { name: 'Next' }).click()
    await expect.poll(searches).toContainEqual({ q: 'ferreira', page: '2' })
  })

  test('shows the decision, who made it, and how', async () => {
    await openReviews({
      start: { status: 'verified' },
      reviews: () =>
        reviewsAnswer([
          reviewOf({
            status: 'verified',
            method: 'admin',
            decided_at: '2026-10-02T12:00:00Z',
            decided_by: 'Ada Abel',
            verified_until: '2027-10-02T12:00:00Z',
          }),
        ]),
    })
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(/Oct 2, 2026 by Ada Abel.*Checked by Fieldhouse.*Next review.*Oct 2, 2027/)
    await expect.element(rows.nth(0)).not.toMatchTextContent(/Waiting/)
    await expect.element(page.getByRole('button', { name: /^Ask for a second review/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  })

  test.each([
    [{}, 'No one is waiting'],
    [{ status: 'paused' }, 'No second reviews'],
    [{ status: 'verified' }, 'No verified coaches yet'],
    [{ status: 'refused' }, 'No one was refused'],
  ] as const)('%o says %s when it is empty', async (start, title) => {
    await openReviews({ reviews: () => reviewsAnswer([]), start })
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  })

  test('an empty search links back to all', async () => {
    const { searches } = await openReviews({
      reviews: () => reviewsAnswer([]),
      start: { status: 'refused', q: 'nobody' },
    })
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(searches).toEqual([{ status: 'refused', q: 'nobody' }, { status: 'refused' }])
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    await openReviews({ reviews: () => (isAway ? refusal(429, 'Please wait 9 s.') : reviewsAnswer([dana])) })
    await expect
      .element(page.getByRole('alert').first())
      .toMatchTextContent(/The coach reviews did not load.*Please wait 9 s\./)
    isAway = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(rows).toHaveLength(1)
  })

  test.each([360, 390, 820])('fits a screen of %i pixels, however long a name is', async (width) => {
    await page.viewport(width, 844)
    const long = 'W'.repeat(50)
    const widest = reviewOf({
      first_name: long,
      last_name: long,
      email: `${long}@${long}.example`,
      staff_page_url: `https://${long.toLowerCase()}.${long.toLowerCase()}.example/`,
      position: long,
      reason: long,
      status: 'paused',
      requested_at: daysAgo(400),
    })
    await openReviews({
      start: { status: 'paused' },
      reviews: () => reviewsAnswer([widest, reviewOf({ ...lee, status: 'paused' })]),
    })
    await expect.element(rows).toHaveLength(2)
    expect(document.documentElement.scrollWidth).toBe(width)
  })

  test('works by keyboard alone, from tab to decision', async () => {
    const { callsOf } = await openReviews({
      reviews: () => reviewsAnswer([dana]),
      answers: {
        [`POST /panel/coach-reviews/${dana.user_id}/approve`]: () => Response.json({ data: dana }),
      },
    })
    await expect.element(rows).toHaveLength(1)
    page.getByRole('textbox').element().focus()
    await userEvent.tab()
    await expect.element(tab(/Pending/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab(/Second review/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(rows).toHaveLength(1)
    const approve = page.getByRole('button', { name: 'Approve Dana Ferreira' })
    approve.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(approve).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => callsOf(`POST /panel/coach-reviews/${dana.user_id}/approve`)).toHaveLength(1)
  })
})

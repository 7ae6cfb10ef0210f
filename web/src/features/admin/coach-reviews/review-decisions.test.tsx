import type { CoachReview } from '@fieldhouse/contract/colleges.verification'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { dana, lee, openReviews, reviewOf, reviewsAnswer } from './coach-reviews.factory.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const rows = page.getByRole('list', { name: 'Coach reviews' }).getByRole('listitem')
const question = page.getByRole('alertdialog')
const dialog = page.getByRole('dialog')
const reason = dialog.getByRole('textbox', { name: 'Reason' })
const approveCall = `POST /panel/coach-reviews/${dana.user_id}/approve`
const refuseCall = `POST /panel/coach-reviews/${dana.user_id}/refuse`

/** A queue that loses the coach after a decision. */
const open = (review: CoachReview, call: string, answer: () => Response | Promise<Response>) => {
  let left = [review, reviewOf({ ...review, id: 'other', user_id: 'other', first_name: 'Noor' })]
  return openReviews({
    start: review.status === 'pending' ? {} : { status: review.status },
    reviews: () => reviewsAnswer(left),
    answers: {
      [call]: async () => {
        const given = await answer()
        if (given.status < 400 || given.status === 409) left = left.slice(1)
        return given
      },
    },
  })
}

const done = () => Response.json({ data: dana })
const press = (name: RegExp | string) => page.getByRole('button', { name }).first().click()

describe('approving a coach', () => {
  test('first says what the coach gets', async () => {
    await open(dana, approveCall, done)
    await press('Approve Dana Ferreira')
    await expect.element(question).toHaveAccessibleName('Approve Dana Ferreira?')
    await expect
      .element(question)
      .toMatchTextContent(
        /Assistant coach, Portland State University.*email addresses and phone numbers.*message athletes first.*“Checked by Fieldhouse”/,
      )
  })

  test('happens one time, however often it is pressed, and the list updates', async () => {
    const answered = Promise.withResolvers<void>()
    const { callsOf, said } = await open(dana, approveCall, () => answered.promise.then(done))
    await press('Approve Dana Ferreira')
    const yes = question.getByRole('button', { name: 'Approve' })
    await yes.dblClick()
    answered.resolve()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(rows).toHaveLength(1)
    await expect.element(rows.nth(0)).toMatchTextContent(/Noor/)
    expect(said).toContain('Dana Ferreira is verified')
    expect(callsOf(approveCall)).toHaveLength(1)
  })

  test('keeps the focus when the row disappears', async () => {
    await open(dana, approveCall, done)
    await press('Approve Dana Ferreira')
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect.element(rows).toHaveLength(1)
    await expect.element(page.getByText('1 coach', { exact: true })).toHaveFocus()
  })

  test('that someone else decided shows a friendly message, and the list updates', async () => {
    const { said } = await open(dana, approveCall, () =>
      refusal(409, 'Ada Abel already verified this coach.', undefined, 'coach_already_reviewed'),
    )
    await press('Approve Dana Ferreira')
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(rows).toHaveLength(1)
    expect(said).toContain('Ada Abel already verified this coach.')
    expect(said).not.toContain('Dana Ferreira is verified')
  })

  test('that fails stays open, says why, and can be tried again', async () => {
    let isAway = true
    await open(dana, approveCall, () => (isAway ? refusal(503, 'Down for a moment.') : done()))
    await press('Approve Dana Ferreira')
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect.element(question.getByText('Down for a moment.')).toBeVisible()
    isAway = false
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect.element(rows).toHaveLength(1)
  })

  test('for a team goes to that team, and opens only its athletes', async () => {
    const call = `POST /panel/teams/${lee.team?.id}/coaches/${lee.user_id}/confirm`
    const { callsOf } = await open(lee, call, done)
    await press('Approve Lee Ash')
    await expect
      .element(question)
      .toMatchTextContent(/the athletes of Ridgeline Varsity, and no one else’s.*“Confirmed by the team”/)
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect.element(rows).toHaveLength(1)
    expect(callsOf(call)).toHaveLength(1)
  })
})

describe('refusing a coach', () => {
  const send = dialog.getByRole('button', { name: 'Refuse' })

  test('needs a reason: without one the field says so, and nothing is sent', async () => {
    const { callsOf } = await open(dana, refuseCall, done)
    await press('Refuse Dana Ferreira')
    await expect.element(dialog).toHaveAccessibleName('Refuse Dana Ferreira')
    await reason.fill('   ')
    await send.click()
    await expect
      .element(reason)
      .toHaveAccessibleDescription(/Please give a reason\. The coach will read it\./)
    await expect.element(reason).toHaveFocus()
    expect(callsOf(refuseCall)).toEqual([])
  })

  test('sends the reason one time, and the list updates', async () => {
    const { asked, said } = await open(dana, refuseCall, done)
    await press('Refuse Dana Ferreira')
    await reason.fill('The staff page does not list you.')
    await send.dblClick()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(rows).toHaveLength(1)
    expect(bodiesOf(asked, refuseCall)).toEqual([{ reason: 'The staff page does not list you.' }])
    expect(said).toContain('Dana Ferreira was refused, with your reason')
  })

  test('keeps the typed reason after a failure, and after closing the dialog', async () => {
    await open(dana, refuseCall, () => refusal(503, 'Down for a moment.'))
    await press('Refuse Dana Ferreira')
    await reason.fill('Not on the staff page')
    await send.click()
    await expect.element(dialog.getByText('Down for a moment.')).toBeVisible()
    await expect.element(reason).toHaveValue('Not on the staff page')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await press('Refuse Dana Ferreira')
    await expect.element(reason).toHaveValue('Not on the staff page')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await press('Refuse Noor Ferreira')
    await expect.element(reason).toHaveValue('')
  })

  test('that someone else decided shows a friendly message, and the list updates', async () => {
    const { said } = await open(dana, refuseCall, () =>
      refusal(409, 'This coach is already verified.', undefined, 'coach_already_reviewed'),
    )
    await press('Refuse Dana Ferreira')
    await reason.fill('Not on the staff page')
    await send.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(rows).toHaveLength(1)
    expect(said).toContain('This coach is already verified.')
  })

  test('for a team goes to that team', async () => {
    const call = `POST /panel/teams/${lee.team?.id}/coaches/${lee.user_id}/refuse`
    const { asked } = await open(lee, call, done)
    await press('Refuse Lee Ash')
    await reason.fill('We do not know you.')
    await send.click()
    await expect.element(rows).toHaveLength(1)
    expect(bodiesOf(asked, call)).toEqual([{ reason: 'We do not know you.' }])
  })
})

test('a second review pauses a verified coach, with a reason', async () => {
  const call = `POST /panel/coach-reviews/${dana.user_id}/pause`
  const { asked, said } = await open({ ...dana, status: 'verified', method: 'email' }, call, done)
  await press('Ask for a second review of Dana Ferreira')
  await expect.element(dialog).toMatchTextContent(/access pauses right away/)
  await reason.fill('Left the college in May.')
  await dialog.getByRole('button', { name: 'Ask for a second review' }).click()
  await expect.element(rows).toHaveLength(1)
  expect(bodiesOf(asked, call)).toEqual([{ reason: 'Left the college in May.' }])
  expect(said).toContain('Dana Ferreira is paused until a second review')
})

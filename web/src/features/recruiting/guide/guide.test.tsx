import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf } from '../../../lib/network.factory.ts'
import { openCenterPage } from '../center-page.factory.tsx'
import { amara, coachOf, collegeIn, eventOf } from '../recruiting.factory.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const marked = `POST /recruiting-center/${amara}/mark-quick-tip-shown`
const start = () =>
  openCenterPage({
    items: [collegeIn()],
    isGuideShown: false,
    unread: { total: 2, visit: 1, message: 1 },
    answers: { [marked]: () => Response.json({ data: { rc_guide_shown: true } }) },
  })

describe('RCC-07 the quick-tip guide', () => {
  test('goes through the page with sample counts, then shows the real ones', async () => {
    const { getByRole, getByText, asked } = await start()
    const guide = getByRole('dialog')
    await expect.element(guide.getByRole('heading', { name: 'Find your colleges' })).toBeVisible()
    await expect.element(guide.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect.element(getByText('19 new')).toBeInTheDocument()
    for (const _ of [1, 2]) await guide.getByRole('button', { name: 'Next' }).click()
    await expect.element(guide).toMatchTextContent(/19 is only an example/)
    await guide.getByRole('button', { name: 'Next' }).click()
    await expect.element(getByText('12 new')).toBeInTheDocument()
    await expect.element(getByText('7 new', { exact: true })).toBeInTheDocument()
    await guide.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => guide.elements()).toHaveLength(0)
    await expect.element(getByText('2 new')).toBeInTheDocument()
    expect(getByText('19 new').elements()).toHaveLength(0)
    expect(bodiesOf(asked, marked)).toHaveLength(1)
  })

  test('shows the log without marking coach views as seen', async () => {
    const view = eventOf({ type: 4, viewed: false, author: null, me: false })
    const { getByRole, asked } = await openCenterPage({
      items: [collegeIn()],
      events: [view],
      isGuideShown: false,
      answers: { [marked]: () => Response.json({ data: { rc_guide_shown: true } }) },
    })
    const guide = getByRole('dialog')
    for (const _ of [1, 2, 3]) await guide.getByRole('button', { name: 'Next' }).click()
    await expect
      .element(getByRole('listitem', { includeHidden: true }).filter({ hasText: /Viewed/ }))
      .toBeVisible()
    await guide.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => bodiesOf(asked, marked)).toHaveLength(1)
    expect(bodiesOf(asked, 'POST /activity-log/views/mark')).toEqual([])
    await getByRole('button', { name: 'Activity Log' }).click()
    await expect
      .poll(() => bodiesOf(asked, 'POST /activity-log/views/mark'))
      .toEqual([{ user: amara, ids: [view.id] }])
  })

  test('waits while a link to a coach has opened something over the page', async () => {
    const coach = coachOf('Marisol Tran')
    const { getByRole, asked } = await openCenterPage({
      at: `?coach_id=${coach.id}&event_type=email`,
      items: [collegeIn({ coaches: [coach] })],
      isGuideShown: false,
      answers: { [marked]: () => Response.json({ data: { rc_guide_shown: true } }) },
    })
    const form = getByRole('dialog', { name: 'Add Event' })
    await expect.element(form).toBeVisible()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => getByRole('dialog').elements()).toHaveLength(0)
    expect(bodiesOf(asked, marked)).toEqual([])
  })

  test('Escape ends it permanently', async () => {
    const { getByRole, asked } = await start()
    await expect.element(getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => getByRole('dialog').elements()).toHaveLength(0)
    await expect.poll(() => bodiesOf(asked, marked)).toHaveLength(1)
  })

  test('is not shown again to a person who has seen it', async () => {
    const { getByRole } = await openCenterPage({ items: [collegeIn()] })
    await expect.element(getByRole('list', { name: 'Colleges' })).toBeVisible()
    expect(getByRole('dialog').elements()).toHaveLength(0)
  })
})

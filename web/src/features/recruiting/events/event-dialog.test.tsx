import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { openCenterPage } from '../center-page.factory.tsx'
import { amara, coachOf, collegeIn, eventOf } from '../recruiting.factory.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const marisol = coachOf('Marisol Tran')
const portland = collegeIn({ coaches: [marisol] })
const added = () => Response.json({ data: eventOf() }, { status: 201 })

describe('RCC-03 the event form', () => {
  test('has the selected person filled in, and sends what was typed', async () => {
    const { getByRole, asked } = await openCenterPage({
      at: `?page=1&coach_id=${marisol.id}`,
      items: [portland],
      answers: { 'POST /activity-log': added },
    })
    await getByRole('button', { name: 'Add Event' }).click()
    const form = getByRole('dialog', { name: 'Add Event' })
    await expect.element(form.getByRole('combobox', { name: 'Coach' })).toHaveValue('Marisol Tran')
    await form.getByText('SMS').click()
    await form.getByRole('textbox', { name: 'Date' }).fill('11/14/2026')
    await form.getByRole('textbox', { name: 'Time' }).fill('17:30')
    await form.getByRole('combobox', { name: 'Outcome' }).selectOptions('replied')
    await form.getByRole('textbox', { name: 'Note' }).fill('Send the film')
    await form.getByRole('button', { name: 'Add Event' }).click()
    await expect
      .poll(() => bodiesOf(asked, 'POST /activity-log'))
      .toEqual([
        {
          type: '3',
          contact: marisol.id,
          user: amara,
          event_date: '2026-11-14',
          event_time: '17:30',
          offset: new Date('2026-11-14T17:30').getTimezoneOffset(),
          outcome: 'replied',
          note: 'Send the film',
        },
      ])
    await expect.poll(() => form.elements()).toHaveLength(0)
  })

  test('without a selection a coach is found by typing', async () => {
    const { getByRole, asked } = await openCenterPage({
      answers: {
        'GET /colleges/coaches': () =>
          Response.json({
            data: [
              {
                ...marisol,
                college: { id: 1, name: 'Portland State University', short_name: 'Portland State' },
              },
            ],
          }),
      },
    })
    await getByRole('button', { name: 'Add Event' }).click()
    const field = getByRole('dialog').getByRole('combobox', { name: 'Coach' })
    await field.fill('tran')
    await getByRole('option', { name: /Marisol Tran/ }).click()
    await expect.element(field).toHaveValue('Marisol Tran')
    expect(asked.filter(({ call }) => call === 'GET /colleges/coaches').map(({ query }) => query.q)).toEqual([
      'tran',
    ])
  })

  test('known coaches are listed before typing, and first among the results', async () => {
    const college = { id: 1, name: 'Portland State University', short_name: 'Portland State' }
    const dana = { ...coachOf('Dana Portman'), college }
    const { getByRole } = await openCenterPage({
      answers: {
        [`GET /recruiting-center/${amara}/known-contacts`]: () =>
          Response.json({
            data: [
              { kind: 'coach', ...marisol, college },
              { kind: 'coach', ...coachOf('Iris Nolan'), college: null },
            ],
          }),
        'GET /colleges/coaches': () => Response.json({ data: [dana, { ...marisol, college }] }),
      },
    })
    await getByRole('button', { name: 'Add Event' }).click()
    const field = getByRole('dialog').getByRole('combobox', { name: 'Coach' })
    await field.click()
    const options = getByRole('option')
    await expect.element(options.nth(0)).toMatchTextContent(/Marisol Tran/)
    await expect.element(options.nth(1)).toMatchTextContent(/Iris Nolan/)
    await field.fill('port')
    await expect.element(options.nth(1)).toMatchTextContent(/Dana Portman/)
    await expect.element(options.nth(0)).toMatchTextContent(/Marisol Tran/)
    expect(options.elements()).toHaveLength(2)
  })

  test('errors are shown at their fields, and nothing typed is lost', async () => {
    const { getByRole, getByText } = await openCenterPage({
      at: `?page=1&coach_id=${marisol.id}`,
      items: [portland],
      answers: {
        'POST /activity-log': () =>
          refusal(422, 'Please check the fields.', { event_date: ['Must be at most 3 years ahead'] }),
      },
    })
    await getByRole('button', { name: 'Add Event' }).click()
    const form = getByRole('dialog', { name: 'Add Event' })
    await form.getByRole('textbox', { name: 'Note' }).fill('Send the film')
    await form.getByRole('button', { name: 'Add Event' }).click()
    await expect.element(getByText('Must be at most 3 years ahead')).toBeVisible()
    await expect.element(form.getByRole('textbox', { name: 'Note' })).toHaveValue('Send the film')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => form.elements()).toHaveLength(0)
    await getByRole('button', { name: 'Add Event' }).click()
    await expect.element(form.getByRole('textbox', { name: 'Note' })).toHaveValue('Send the film')
  })

  test('a success coach without a running task reads what to do, and what was typed waits', async () => {
    const { getByRole, asked, place } = await openCenterPage({
      center: { id: amara, role: 'success-coach', viewerId: 'coach', userId: amara },
      at: `?page=1&coach_id=${marisol.id}`,
      items: [portland],
      answers: {
        'POST /activity-log': () =>
          refusal(409, 'Start a task for Amara first.', undefined, 'active_task_required'),
      },
    })
    await getByRole('button', { name: 'Add Event' }).click()
    const form = getByRole('dialog', { name: 'Add Event' })
    await form.getByRole('textbox', { name: 'Note' }).fill('Send the film')
    await form.getByRole('button', { name: 'Add Event' }).click()
    await expect.element(form.getByRole('alert')).toMatchTextContent(/Start a task for Amara first\./)
    await expect.element(form.getByRole('textbox', { name: 'Note' })).toHaveValue('Send the film')
    expect(bodiesOf(asked, 'POST /activity-log')).toHaveLength(1)
    await form.getByRole('link', { name: /^Start a task for/ }).click()
    await expect.poll(place).toBe(`/coach/roster/${amara}`)
  })

  test('a day more than three years ahead is refused before sending', async () => {
    const { getByRole, getByText, asked } = await openCenterPage()
    await getByRole('button', { name: 'Add Event' }).click()
    const date = getByRole('dialog').getByRole('textbox', { name: 'Date' })
    await date.fill(`01/01/${new Date().getFullYear() + 4}`)
    // The calendar's button belongs to the field. Only a focus beyond it counts as leaving.
    await getByRole('dialog').getByRole('textbox', { name: 'Note' }).click()
    await expect.element(getByText(/^Choose a day on or before/)).toBeVisible()
    expect(bodiesOf(asked, 'POST /activity-log')).toEqual([])
  })

  test('a link with a type opens it one time', async () => {
    const { getByRole, place } = await openCenterPage({
      at: `?page=1&coach_id=${marisol.id}&event_type=email`,
      items: [portland],
    })
    const form = getByRole('dialog', { name: 'Add Event' })
    await expect.element(form.getByRole('radio', { name: 'Email' })).toBeChecked()
    await expect.poll(place).not.toContain('event_type')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => form.elements()).toHaveLength(0)
  })
})

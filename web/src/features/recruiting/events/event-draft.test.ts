import { expect, test } from 'vitest'
import { emptyDraft, firstEventValues } from './event-draft.ts'

const marisol = { value: '1', label: 'Marisol Tran' }
const renata = { value: '2', label: 'Renata Voss' }
const now = new Date(2026, 10, 5, 9, 7)

test('RCC-03 a new event starts with a call, now', () =>
  expect(firstEventValues({}, emptyDraft, now)).toEqual({
    type: '1',
    contact: null,
    event_date: '2026-11-05',
    event_time: '09:07',
    outcome: '',
    note: '',
  }))

test('earlier text is there again, and the selected person replaces the earlier one', () => {
  const draft = { values: { note: 'Send the film', type: '3', event_date: '' }, contact: marisol }
  expect(firstEventValues({}, draft, now)).toMatchObject({
    note: 'Send the film',
    type: '3',
    contact: marisol,
    event_date: '',
  })
  expect(firstEventValues({ type: 2, contact: renata }, draft, now)).toMatchObject({
    note: 'Send the film',
    type: '2',
    contact: renata,
  })
})

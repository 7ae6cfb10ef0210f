import { describe, expect, test } from 'vitest'
import { emptyForm, type FormEvent, type FormState, formReducer, nestValues } from './form-state.ts'

const after = (...events: FormEvent[]): FormState => events.reduce(formReducer, emptyForm)

describe('a form', () => {
  test('shows the errors of a field that was left, and clears them when it is valid', () => {
    const wrong = after({ type: 'field-checked', field: 'name', faults: ['too short'] })
    expect(wrong.faults).toEqual({ name: ['too short'] })
    expect(formReducer(wrong, { type: 'field-checked', field: 'name', faults: [] }).faults).toEqual({})
  })

  test('keeps the errors of other fields', () => {
    const state = after(
      { type: 'refused', faults: { name: ['a'], phone: ['b'] }, message: null },
      { type: 'field-checked', field: 'name', faults: [] },
    )
    expect(state.faults).toEqual({ phone: ['b'] })
  })

  test('clears old errors when it is sent, and is editable again after a refusal', () => {
    const sending = after({ type: 'refused', faults: { name: ['a'] }, message: null }, { type: 'sending' })
    expect(sending).toEqual({ phase: 'sending', faults: {}, message: null })
    const refused = formReducer(sending, { type: 'refused', faults: {}, message: 'Try later.' })
    expect(refused).toEqual({ phase: 'editing', faults: {}, message: 'Try later.' })
  })

  test('starts over after it was sent', () => {
    expect(after({ type: 'sending' }, { type: 'sent' }).phase).toBe('sent')
    expect(after({ type: 'sent' }, { type: 'again' })).toEqual(emptyForm)
  })
})

describe('the fields of a form', () => {
  test('with a dot in their name form an object', () =>
    expect(nestValues({ team: 'Ridgeline', 'values.gp': '24', 'values.ppg': '' })).toEqual({
      team: 'Ridgeline',
      values: { gp: '24', ppg: '' },
    }))

  test('with a number form a list, in order', () =>
    expect(
      nestValues({ 'questions.1.question': 'B?', 'questions.0.question': 'A?', 'questions.0.answer': 'Yes' }),
    ).toEqual({ questions: [{ question: 'A?', answer: 'Yes' }, { question: 'B?' }] }))

  test('without a dot stay as they are', () => {
    const flat = { name: 'Amara', is_on: true }
    expect(nestValues(flat)).toEqual(flat)
  })
})

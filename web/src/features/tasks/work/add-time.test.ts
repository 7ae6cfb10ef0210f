import { expect, test } from 'vitest'
import { addTimeBody, firstAddTime } from './add-time.ts'

test('hours and minutes become seconds, and the day and time a moment', () => {
  const body = addTimeBody({ from: '2026-11-12', from_time: '09:20', hours: '1', time: '30', done: 'Film' })
  expect(body).toEqual({ time: 5400, from: new Date('2026-11-12T09:20').toISOString(), done: 'Film' })
})

test('an empty field counts as nothing, and the rules refuse what is left', () => {
  expect(addTimeBody({ from: '', from_time: '09:20', hours: '', time: '', done: '' })).toEqual({
    time: 0,
    from: '',
    done: '',
  })
})

test.each([
  ['x', '1'],
  ['', '1,5'],
  ['-1', '90'],
  ['1', '-5'],
])('%j hours and %j minutes are no time', (hours, time) => {
  expect(addTimeBody({ from: '2026-11-12', from_time: '09:20', hours, time }).time).toBe(0)
})

test('it starts half an hour ago', () =>
  expect(firstAddTime(new Date(2026, 10, 12, 0, 10))).toEqual({ date: '2026-11-11', time: '23:40' }))

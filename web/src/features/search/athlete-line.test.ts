import { expect, test } from 'vitest'
import { foundLine, foundPlace, positionAndState } from './athlete-line.ts'

/** Shows non-breaking spaces as normal ones. */
const lineOf = (facts: Parameters<typeof foundLine>[0]) =>
  foundLine(facts, 'imperial').replaceAll('\u00a0', ' ')

const unknown = {
  class: null,
  state: null,
  position: null,
  personal_metrics: { height: null, height_in: null, weight: null },
}
const known = {
  class: 2027,
  state: 'OR',
  position: 'SG',
  personal_metrics: { height: 6, height_in: 1, weight: 182 },
}

test('an athlete is described in one line', () => {
  expect(lineOf(known)).toBe('Class of 2027 · Oregon · SG · 6\'1" · 182 lbs')
})

test('PRO-04 in the person’s units', () => {
  expect(foundLine(known, 'metric').replaceAll('\u00a0', ' ')).toBe(
    'Class of 2027 · Oregon · SG · 185 cm · 83 kg',
  )
})

test('unknown facts are left out, with their dot', () => {
  expect(lineOf({ ...known, class: null, position: '' })).toBe('Oregon · 6\'1" · 182 lbs')
  expect(lineOf({ ...unknown, position: 'PG' })).toBe('PG')
  expect(lineOf(unknown)).toBe('')
})

test('at a line break, the dot stays on the first line', () => {
  expect(foundLine({ ...unknown, class: 2027, position: 'PG' }, 'imperial')).toBe('Class of 2027\u00a0· PG')
})

test('a height of whole feet says so', () => {
  const personal_metrics = { height: 6, height_in: 0, weight: null }
  expect(lineOf({ ...unknown, personal_metrics })).toBe('6\'0"')
})

test('a place outside the US states stays as written', () => {
  expect(lineOf({ ...unknown, state: 'Ontario' })).toBe('Ontario')
})

test('school and town are a separate line', () => {
  const place = (high_school: string | null, city: string | null) =>
    foundPlace({ high_school, city }).replaceAll('\u00a0', ' ')
  expect(place('Ridgeline High School', 'Bend')).toBe('Ridgeline High School · Bend')
  expect(place(null, 'Bend')).toBe('Bend')
  expect(place(null, null)).toBe('')
})

test('position and state are a line beside the numbers', () => {
  expect(positionAndState({ position: 'Shooting guard', state: 'OR' }).replaceAll('\u00a0', ' ')).toBe(
    'Shooting guard · Oregon',
  )
  expect(positionAndState({ position: null, state: null })).toBe('')
})

import { expect, test } from 'vitest'
import { programChanges } from './program.changes.ts'

const task = (id: string, name: string, percent = 10) => ({ id, name, percent, done_when: 'It is done' })
const line = (name: string, percent = 10) => `${name}, ${percent}%, done when: It is done`

test('names each task that changed, came, or went, and the order if it is another one', () => {
  const before = [task('a', 'Welcome'), task('b', 'Film review'), task('c', 'Camps')]
  const after = [task('b', 'Film review', 20), task('a', 'Welcome'), task('d', 'Visits')]
  expect(programChanges(before, after)).toEqual({
    before: {
      'Film review': line('Film review'),
      Camps: line('Camps'),
      Visits: null,
      order: ['Welcome', 'Film review'],
    },
    after: {
      'Film review': line('Film review', 20),
      Camps: null,
      Visits: line('Visits'),
      order: ['Film review', 'Welcome'],
    },
  })
  expect(programChanges(before, before)).toBeNull()
})

test('a task does not hide behind another one of the same name', () => {
  const [one, other] = [task('a', 'Call'), task('b', 'Call')]
  expect(programChanges([one, other], [{ ...one, percent: 5 }, other])).toEqual({
    before: { Call: line('Call') },
    after: { Call: line('Call', 5) },
  })
})

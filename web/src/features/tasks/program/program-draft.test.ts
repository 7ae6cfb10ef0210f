import { expect, test } from 'vitest'
import { bodyOf, draftOf, emptyTask, isChanged, sumOf, sumWords, taskFault } from './program-draft.ts'

const program = {
  version: 3,
  updated_at: null,
  updated_by: null,
  tasks: [
    { id: 'a', name: 'Welcome call', percent: 40, done_when: 'Family met' },
    { id: 'b', name: 'Film review', percent: 60, done_when: 'Reel cut' },
  ],
}

test('what is typed is sent with the version it is based on', () => {
  const draft = draftOf(program)
  expect(bodyOf({ ...draft, tasks: [...draft.tasks, emptyTask('new')] })).toEqual({
    version: 3,
    tasks: [...program.tasks, { name: '', percent: Number.NaN, done_when: '' }],
  })
})

test('another order, another text, and a new task are changes', () => {
  const draft = draftOf(program)
  expect(isChanged(draft, program)).toBe(false)
  expect(isChanged({ ...draft, tasks: draft.tasks.toReversed() }, program)).toBe(true)
  expect(isChanged({ ...draft, tasks: [...draft.tasks, emptyTask('new')] }, program)).toBe(true)
})

test('the sum counts what can be read, and says what is missing', () => {
  const { tasks } = draftOf(program)
  expect(sumOf([...tasks, { ...emptyTask('new'), percent: 'x' }])).toBe(100)
  expect([sumWords(100), sumWords(92), sumWords(105)]).toEqual([null, '8 left to give', '5 too many'])
})

test('an error belongs to a field of a task', () => {
  expect(taskFault({ 'tasks.1.name': ['Too short'] }, 1, 'name')).toBe('Too short')
  expect(taskFault({ 'tasks.1.name': ['Too short'] }, 0, 'name')).toBeUndefined()
})

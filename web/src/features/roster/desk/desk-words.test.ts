import { expect, test } from 'vitest'
import { deskLine, needsText, nextTaskText, progressText, segmentsOf } from './desk-words.ts'

const tasks = [
  { percent: 10, status: 3 },
  { percent: 15, status: 1 },
  { percent: 20, status: 2 },
  { percent: 55, status: 0 },
  { percent: 0, status: 3 },
]

test("COA-03 each task is a segment in its state, except a coach's own tasks, which are worth nothing", () =>
  expect(segmentsOf(tasks).map(({ percent, state }) => [percent, state])).toEqual([
    [10, 'done'],
    [15, 'active'],
    [20, 'paused'],
    [55, 'todo'],
  ]))

test('a screen reader hears the progress and the number of complete tasks', () =>
  expect(progressText({ progress: 28, tasks })).toBe('28%, 2 of 5 tasks complete'))

test('the next task is named, or why there is none', () => {
  expect(nextTaskText({ next_task: { id: '1', name: 'Film review', status: 1 }, tasks })).toBe('Film review')
  expect(nextTaskText({ next_task: null, tasks })).toBe('All tasks complete')
  expect(nextTaskText({ next_task: null, tasks: [] })).toBe('No tasks yet')
})

test('the line below a name leaves out unknown facts', () => {
  const facts = { position: 'SG', class: 2027, package: { name: 'All-Star Showcase' } }
  expect(deskLine(facts)).toBe('SG, 2027\u00a0· All-Star Showcase')
  expect(deskLine({ ...facts, position: null })).toBe('2027\u00a0· All-Star Showcase')
  expect(deskLine({ position: null, class: null, package: null })).toBe('')
})

test('what an athlete needs is one phrase', () => {
  expect(needsText(['unanswered', 'package-ends'])).toBe('Waiting for an answer, package ends soon')
  expect(needsText([])).toBe('')
})

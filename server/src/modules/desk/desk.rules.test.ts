import { type TaskStatus, taskStatus } from '@fieldhouse/contract/tasks.rules'
import { describe, expect, test } from 'vitest'
import {
  byUrgency,
  type DeskFacts,
  type DeskTask,
  hasEnded,
  isComplete,
  nextTask,
  type Reason,
  reasonsFor,
} from './desk.rules.ts'

const now = new Date('2026-11-17T18:00:00Z')
const back = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const ahead = (days: number) => back(-days)

const task = (status: TaskStatus, facts: Partial<DeskTask> = {}): DeskTask => ({
  id: 'task',
  name: 'Film review',
  percent: 10,
  status,
  time_spent: 0,
  touched_at: status === taskStatus.notStarted ? null : back(1),
  is_running: false,
  ...facts,
})
const { notStarted, inProgress, paused, complete } = taskStatus

const quiet: DeskFacts = {
  user_id: 'amara',
  since: back(30),
  tasks: [task(complete), task(paused), task(notStarted)],
  talk: null,
  planned: [],
  package_name: 'All-Star Showcase',
  last_until: 'open-ended',
}
const talk = { unread: 0, last_at: back(1), is_unanswered: true, sender: 'Renee Whitlock' }
const call = {
  at: ahead(0.1).getTime(),
  is_overdue: false,
  event_time: '16:12',
  what: 'A call with Dana Reyes of Portland State',
}

const reasons = (facts: Partial<DeskFacts>) => reasonsFor({ ...quiet, ...facts }, now)
const named = (facts: Partial<DeskFacts>) => reasons(facts).map(({ reason }) => reason)
const texts = (facts: Partial<DeskFacts>) => reasons(facts).map(({ text }) => text)

describe('an athlete for whom everything is fine', () => {
  test('needs nobody', () => {
    expect(reasons({})).toEqual([])
  })
})

describe('a message', () => {
  test('that the coach answered is no reason', () => {
    expect(reasons({ talk: { ...talk, is_unanswered: false } })).toEqual([])
  })

  test.each([
    [0, 'Renee Whitlock is waiting for your answer.'],
    [1, 'Renee Whitlock wrote to you.'],
    [3, '3 new messages, the last one from Renee Whitlock.'],
    [100, '99+ new messages, the last one from Renee Whitlock.'],
  ])('of %i unread ones is told in one sentence', (unread, text) => {
    expect(reasons({ talk: { ...talk, unread } })).toEqual([
      { reason: 'unanswered', since: talk.last_at, text, path: '/coach/messenger?user_id=amara' },
    ])
  })
})

describe('a reminder', () => {
  test.each([
    ['16:12', '4:12 pm'],
    ['00:05', '12:05 am'],
    ['12:00', '12:00 pm'],
    ['09:30', '9:30 am'],
  ])('at %s says when', (event_time, words) => {
    expect(reasons({ planned: [{ ...call, event_time }] })).toEqual([
      {
        reason: 'reminder',
        since: new Date(call.at),
        text: `A call with Dana Reyes of Portland State is planned for today at ${words}.`,
        path: '/recruiting-center/amara/results?openActivityLog=1',
      },
    ])
  })

  test('whose time has passed says that nothing was logged', () => {
    expect(texts({ planned: [{ ...call, at: now.getTime() }] })).toEqual([
      'A call with Dana Reyes of Portland State was planned for today at 4:12 pm. Nothing has been logged since.',
    ])
  })

  test('from yesterday is overdue, and only the first of several is shown', () => {
    expect(texts({ planned: [{ ...call, at: back(1).getTime(), is_overdue: true }, call] })).toEqual([
      'A call with Dana Reyes of Portland State was planned for yesterday at 4:12 pm. Nothing has been logged since.',
    ])
  })
})

describe('a package', () => {
  test.each([
    [ahead(0.5), ['package-ends']],
    [ahead(14), ['package-ends']],
    [ahead(14.1), []],
    [now, []],
    [back(1), []],
    ['open-ended', []],
    [null, []],
  ] as const)('until %s', (last_until, expected) => {
    expect(named({ last_until })).toEqual(expected)
  })

  test('that ends is named with its day', () => {
    const last_until = new Date('2026-11-30T05:00:00Z')
    expect(texts({ last_until })).toEqual(['The All-Star Showcase package ends on November 30, 2026.'])
    expect(texts({ last_until, package_name: null })).toEqual([
      'The family’s package ends on November 30, 2026.',
    ])
  })

  test('that ended asks for no work, but a family still gets an answer', () => {
    const idle = [task(paused, { touched_at: back(20) })]
    expect(named({ last_until: back(1), tasks: idle, talk })).toEqual(['unanswered'])
    expect(named({ last_until: back(1), tasks: [task(notStarted)] })).toEqual([])
    expect(hasEnded({ last_until: back(1) }, now)).toBe(true)
    expect(hasEnded({ last_until: 'open-ended' }, now)).toBe(false)
    expect(hasEnded({ last_until: null }, now)).toBe(false)
  })
})

describe('a task', () => {
  test.each([
    ['paused for a week', task(paused, { touched_at: back(7) }), ['stalled']],
    ['in progress and untouched for a week', task(inProgress, { touched_at: back(7) }), ['stalled']],
    ['paused for less', task(paused, { touched_at: back(6.9) }), []],
    ['running', task(inProgress, { touched_at: back(9), is_running: true }), []],
    ['complete', task(complete, { touched_at: back(90) }), []],
  ] as const)('%s', (_what, only, expected) => {
    expect(named({ tasks: [task(complete), only] })).toEqual(expected)
  })

  test('that has been lying the longest is the one that is named', () => {
    const tasks = [
      task(paused, { name: 'Outreach plan', touched_at: back(8) }),
      task(paused, { name: 'Film review', touched_at: new Date('2026-11-03T12:00:00Z') }),
    ]
    expect(reasons({ tasks })).toEqual([
      {
        reason: 'stalled',
        since: new Date('2026-11-03T12:00:00Z'),
        text: 'Film review has not moved since November 3, 2026.',
        path: '/coach/roster/amara',
      },
    ])
  })
})

describe('a new athlete', () => {
  const tasks = [task(notStarted), task(notStarted)]

  test('has two days until the desk reminds', () => {
    expect(named({ tasks, since: back(1.9) })).toEqual([])
    expect(named({ tasks, since: back(2) })).toEqual(['not-started'])
    expect(texts({ tasks, since: new Date('2026-11-03T12:00:00Z') })).toEqual([
      'On your roster since November 3, 2026, and no task has been started.',
    ])
  })

  test('with one task that was started is not new anymore', () => {
    expect(named({ tasks: [task(inProgress), ...tasks] })).toEqual([])
  })
})

test('everything at once is one item for each reason, the most urgent first', () => {
  const facts = {
    talk,
    planned: [call],
    last_until: ahead(3),
    tasks: [task(paused, { touched_at: back(10) })],
  }
  expect(named(facts)).toEqual(['unanswered', 'reminder', 'package-ends', 'stalled'])
})

test('across athletes, the reason decides, then what has waited the longest', () => {
  const reason = (of: Reason['reason'], since: Date): Reason => ({ reason: of, since, text: '', path: '' })
  const mixed = [
    reason('not-started', back(30)),
    reason('unanswered', back(1)),
    reason('package-ends', ahead(9)),
    reason('package-ends', ahead(2)),
    reason('unanswered', back(3)),
    reason('stalled', back(40)),
    reason('reminder', back(0)),
  ]
  expect(mixed.toSorted(byUrgency).map((one) => [one.reason, one.since])).toEqual([
    ['unanswered', back(3)],
    ['unanswered', back(1)],
    ['reminder', back(0)],
    ['package-ends', ahead(2)],
    ['package-ends', ahead(9)],
    ['stalled', back(40)],
    ['not-started', back(30)],
  ])
})

describe('the next task', () => {
  const of = (...statuses: TaskStatus[]) =>
    statuses.map((status, place) => task(status, { id: String(place) }))

  test.each([
    [of(complete, notStarted, paused, inProgress), '3'],
    [of(complete, notStarted, paused), '2'],
    [of(complete, notStarted, notStarted), '1'],
    [of(complete, complete), undefined],
    [of(), undefined],
  ])('is the running one, or a paused one, or the first not started', (tasks, expected) => {
    expect(nextTask(tasks)?.id).toBe(expected)
  })
})

test('an athlete is complete at 100%, whatever own tasks are open', () => {
  expect(isComplete([task(complete, { percent: 100 }), task(notStarted, { percent: 0 })])).toBe(true)
  expect(isComplete([task(complete, { percent: 90 }), task(paused, { percent: 10 })])).toBe(false)
  expect(isComplete([])).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { afterAnswering, afterAssigning, afterClosing, afterReopening, answerTo } from './inbox.rules.ts'

describe('what becomes of an item', () => {
  const fresh = { state: 'new', assignee_id: null } as const
  const taken = { state: 'assigned', assignee_id: 'ada' } as const

  test('assigning takes it, and taking it away makes it new', () => {
    expect(afterAssigning(fresh, 'ada')).toEqual(taken)
    expect(afterAssigning(taken, null)).toEqual(fresh)
    expect(afterAssigning({ state: 'answered', assignee_id: 'ada' }, 'bo')).toEqual({
      state: 'answered',
      assignee_id: 'bo',
    })
  })

  test('who answers first takes care of it, and nobody takes it from its admin by answering', () => {
    expect(afterAnswering(fresh, 'bo', false)).toEqual({ state: 'answered', assignee_id: 'bo' })
    expect(afterAnswering(taken, 'bo', true)).toEqual({ state: 'closed', assignee_id: 'ada' })
  })

  test('reopened, it is back with its admin', () => {
    expect(afterReopening(afterClosing(taken), true)).toEqual(taken)
    expect(afterReopening(afterClosing(taken), false)).toEqual(fresh)
    expect(afterReopening(afterClosing(fresh), false)).toEqual(fresh)
  })
})

describe('where an answer goes', () => {
  const athlete = { email: 'amara@home.test', isAthlete: true }
  const adult = { email: 'dana@home.test', isAthlete: false }

  test.each([
    ['the typed address', { given: 'typed@home.test', account: adult, parents: [] }, ['typed@home.test']],
    ['the account', { given: null, account: adult, parents: [] }, ['dana@home.test']],
    ['an athlete’s parents', { given: null, account: athlete, parents: ['p@home.test'] }, ['p@home.test']],
    [
      'parents, whatever the athlete typed',
      { given: 'a@b.test', account: athlete, parents: ['p@h.test'] },
      ['p@h.test'],
    ],
    [
      'an athlete’s typed address without parents',
      { given: 'a@b.test', account: athlete, parents: [] },
      ['a@b.test'],
    ],
    ['an athlete without parents', { given: null, account: athlete, parents: [] }, ['amara@home.test']],
    ['a visitor without an address', { given: null, account: null, parents: [] }, []],
    ['an erased account', { given: null, account: { email: null, isAthlete: false }, parents: [] }, []],
  ])('%s', (_, sender, to) => {
    expect(answerTo(sender).to).toEqual(to)
  })

  test('the admin reads when it may reach a minor, and when it can’t be sent', () => {
    expect(answerTo({ given: null, account: athlete, parents: [] }).hint).toContain('may be a minor')
    expect(answerTo({ given: 'a@b.test', account: athlete, parents: [] }).hint).toContain('may be a minor')
    expect(answerTo({ given: null, account: athlete, parents: ['p@home.test'] }).hint).toContain('parents')
    expect(answerTo({ given: null, account: null, parents: [] }).hint).toContain('no email address')
    expect(answerTo({ given: null, account: adult, parents: [] }).hint).toBeNull()
  })
})

import { expect, test } from 'vitest'
import { amara, coachTran, factsOf, mother, personOf } from './messaging.factory.ts'
import { authorWords, composerHint, lineOf, otherOf } from './person-words.ts'

test('a person is told by what they are', () => {
  expect(lineOf(amara, 'Portland State')).toBe('#14, Class of 2027, Shooting guard')
  expect(lineOf(coachTran, 'Portland State')).toBe('Associate head coach, Portland State')
  expect(lineOf({ ...coachTran, position: null }, null)).toBe('College coach')
  expect(lineOf(mother, 'Portland State')).toBe('Mother')
  const unknown = personOf({
    number: null,
    position: null,
    gender: null,
    personal_metrics: { class_name: null, weight: null },
  })
  expect(lineOf(unknown, null)).toBe('Athlete')
})

test('a list says who wrote, unless the row is theirs', () => {
  const agent = personOf({ id: 'agent', first_name: 'Sasha', type: 'rsc', type_title: 'Success coach' })
  expect(authorWords(mother, coachTran.id, amara.id)).toBe('Dana (mother): ')
  expect(authorWords(agent, coachTran.id, amara.id)).toBe('Sasha (success coach): ')
  expect(authorWords(amara, coachTran.id, amara.id)).toBe('')
  expect(authorWords(coachTran, coachTran.id, amara.id)).toBe('You: ')
  expect(authorWords(amara, mother.id, coachTran.id)).toBe('Amara: ')
})

test('the other side is the coach for a family and the athlete for a coach', () => {
  expect(otherOf(factsOf())).toBe(coachTran)
  expect(otherOf(factsOf({ side: 'coach' }))).toBe(amara)
})

test('whoever writes is told who reads it besides', () => {
  expect(composerHint(factsOf(), amara.id)).toBe('Enter sends. Your parents can read this chat.')
  expect(composerHint(factsOf(), mother.id)).toBe('Enter sends. Amara reads this chat too.')
  expect(composerHint(factsOf({ side: 'coach' }), coachTran.id)).toBe(
    'Enter sends. Amara’s parents can read this chat.',
  )
  expect(composerHint(factsOf({ contact: personOf({ type: 'rsc' }) }), amara.id)).toBe('Enter sends.')
})

import { expect, test } from 'vitest'
import { amara, coachTran, factsOf, mother, personOf } from './messaging.factory.ts'
import { composerHint, lineOf, otherOf } from './person-words.ts'

test('a person is told by what they are', () => {
  expect(lineOf(amara, 'Portland State')).toBe('#14, Class of 2027, Shooting guard, Female, 150\u00a0lbs')
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

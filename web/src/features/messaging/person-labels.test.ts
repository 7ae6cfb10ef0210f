import { expect, test } from 'vitest'
import { amara, coachTran, factsOf, mother, personOf } from './messaging.factory.ts'
import { authorWords, composerHint, lineOf, otherOf } from './person-labels.ts'

test('a person is described by their role', () => {
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

test('a list names the writer, unless the row is about them', () => {
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

test('the writer sees who else reads it', () => {
  const agent = personOf({ id: 'agent', first_name: 'Sasha', type: 'rsc' })
  const hint = (viewerId: string, facts: Parameters<typeof factsOf>[0] = {}) =>
    composerHint(factsOf(facts), viewerId)
  expect(hint(amara.id)).toBe('Press Enter to send. Your parents can read this chat.')
  expect(hint(amara.id, { contact: agent })).toBe('Press Enter to send. Your parents can read this chat.')
  expect(hint(amara.id, { readers: { parents: 1, success_coach: true } })).toBe(
    'Press Enter to send. Your parents and your success coach can read this chat.',
  )
  const nobody = { parents: 0, success_coach: false }
  expect(hint(amara.id, { contact: agent, readers: nobody })).toBe(
    'Press Enter to send. Only you and Sasha can read this chat.',
  )
  expect(hint(mother.id, { readers: nobody })).toBe('Press Enter to send. Amara reads this chat too.')
  expect(hint(mother.id, { contact: agent, readers: { parents: 1, success_coach: false } })).toBe(
    'Press Enter to send. Amara’s family reads this chat too.',
  )
  expect(hint(mother.id, { readers: { parents: 0, success_coach: true } })).toBe(
    'Press Enter to send. Amara and the success coach read this chat too.',
  )
  for (const contact of [coachTran, agent])
    expect(hint(contact.id, { side: 'coach', contact, readers: null })).toBe(
      'Press Enter to send. Amara’s parents can read this chat.',
    )
})

import { describe, expect, test } from 'vitest'
import { amara, athleteIn, coachOf, collegeIn, eventOf, newId } from './recruiting.factory.ts'
import { chatOf, selectionOf } from './selection.ts'

const marisol = coachOf('Marisol Tran')
const kelsey = coachOf('Kelsey Brandt', { user_id: null })
const college = collegeIn({ coaches: [marisol, kelsey] })
const family = { role: 'family', id: amara } as const
const actingFor = { role: 'success-coach', id: amara } as const
const coach = { role: 'coach', id: newId() } as const

describe('RCC-04 whom the address names', () => {
  test('a coach by contact or by user id', () => {
    const expected = {
      contact: marisol.id,
      userId: marisol.user_id,
      name: 'Marisol Tran',
      college: { id: college.id, name: 'Portland State' },
    }
    expect(selectionOf(family, { coach_id: marisol.id }, [college], [])).toEqual(expected)
    expect(selectionOf(family, { coach_id: marisol.user_id ?? '' }, [college], [])).toEqual(expected)
  })

  test('one who is not in the list by what the log knows, else at its word', () => {
    const event = eventOf()
    expect(selectionOf(family, { coach_id: event.contact_id ?? '' }, [], [event])).toMatchObject({
      name: 'Marisol Tran',
      userId: event.contact.user_id,
    })
    const id = newId()
    expect(selectionOf(family, { coach_id: id }, [], [])).toEqual({
      contact: id,
      userId: id,
      name: null,
      college: null,
    })
  })

  test('for a coach an athlete; each role has its own word in the address', () => {
    const athlete = athleteIn('Amara Whitlock')
    expect(selectionOf(coach, { athlete_id: athlete.user_id }, [athlete], [])).toMatchObject({
      contact: athlete.user_id,
      name: 'Amara Whitlock',
    })
    expect(selectionOf(coach, { coach_id: marisol.id }, [college], [])).toBeNull()
    expect(selectionOf(family, { athlete_id: amara }, [], [])).toBeNull()
  })
})

describe('MSG-02 which conversation is shown', () => {
  const picked = selectionOf(family, { coach_id: marisol.id }, [college], [])
  const search = { coach_id: marisol.id, event_type: 'chat' } as const

  test('a family and whoever acts for it stand on the side of the athlete', () => {
    const expected = { user: amara, contact: marisol.user_id }
    expect(chatOf(family, search, picked)).toEqual(expected)
    expect(chatOf(actingFor, search, picked)).toEqual(expected)
  })

  test('a coach on the own', () => {
    const athlete = selectionOf(coach, { athlete_id: amara }, [], [])
    expect(chatOf(coach, { athlete_id: amara, event_type: 'chat' }, athlete)).toEqual({ contact: amara })
  })

  test('a success coach writes to the athlete in the own name', () => {
    expect(chatOf(actingFor, { athlete_id: amara, event_type: 'chat' }, null)).toEqual({ contact: amara })
    expect(chatOf(actingFor, { athlete_id: newId(), event_type: 'chat' }, null)).toBeNull()
  })

  test('by the chat tab of the open log as well, and by nothing else', () => {
    const byTab = { coach_id: marisol.id, activeLog: 'chat', openActivityLog: '1' } as const
    expect(chatOf(family, byTab, picked)).not.toBeNull()
    expect(chatOf(family, { ...byTab, event_type: 'call' }, picked)).toBeNull()
    expect(chatOf(family, { coach_id: marisol.id }, picked)).toBeNull()
  })

  test('with nobody who has no account', () =>
    expect(
      chatOf(
        family,
        { coach_id: kelsey.id, event_type: 'chat' },
        selectionOf(family, { coach_id: kelsey.id }, [college], []),
      ),
    ).toBeNull())
})

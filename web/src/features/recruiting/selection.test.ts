import { describe, expect, test } from 'vitest'
import { amara, athleteIn, coachOf, collegeIn, eventOf, newId } from './recruiting.factory.ts'
import { foundSelection, pickedId, selectedChat, shownSelection } from './selection.ts'

const marisol = coachOf('Marisol Tran')
const kelsey = coachOf('Kelsey Brandt', { user_id: null })
const college = collegeIn({ coaches: [marisol, kelsey] })
const family = { role: 'family', id: amara } as const
const actingFor = { role: 'success-coach', id: amara } as const
const coach = { role: 'coach', id: newId() } as const

describe('RCC-04 the person in the address', () => {
  test('has a separate parameter for each role', () => {
    const search = { coach_id: marisol.id, athlete_id: amara }
    expect(pickedId(family, search)).toBe(marisol.id)
    expect(pickedId(actingFor, search)).toBe(marisol.id)
    expect(pickedId(coach, search)).toBe(amara)
    expect(pickedId(coach, { coach_id: marisol.id })).toBeNull()
    expect(pickedId(family, { athlete_id: amara })).toBeNull()
  })

  test('is a coach in the list by contact or user id, or a person in the log', () => {
    const expected = {
      contact: marisol.id,
      userId: marisol.user_id,
      name: 'Marisol Tran',
      college: { id: college.id, name: 'Portland State' },
    }
    expect(shownSelection(family, marisol.id, [college], [])).toEqual(expected)
    expect(shownSelection(family, marisol.user_id ?? '', [college], [])).toEqual(expected)
    const event = eventOf()
    expect(shownSelection(family, event.contact_id ?? '', [], [event])).toMatchObject({
      name: 'Marisol Tran',
      userId: event.contact.user_id,
    })
    expect(shownSelection(family, newId(), [college], [event])).toBeNull()
  })

  test('is an athlete for a coach', () => {
    const athlete = athleteIn('Amara Whitlock')
    expect(shownSelection(coach, athlete.user_id, [athlete], [])).toMatchObject({
      contact: athlete.user_id,
      name: 'Amara Whitlock',
    })
  })

  test('the server finds a coach’s account by the contact id; an unlisted person is named by account', () => {
    const found = {
      id: marisol.id,
      user_id: marisol.user_id,
      first_name: 'Marisol',
      last_name: 'Tran',
      college: { id: college.id, short_name: 'Portland State' },
    }
    expect(foundSelection(marisol.id, found)).toEqual({
      contact: marisol.id,
      userId: marisol.user_id,
      name: 'Marisol Tran',
      college: { id: college.id, name: 'Portland State' },
    })
    const left = newId()
    expect(foundSelection(left, null)).toEqual({ contact: left, userId: left, name: null, college: null })
  })
})

describe('MSG-02 the conversation that is shown', () => {
  const picked = shownSelection(family, marisol.id, [college], [])
  const search = { coach_id: marisol.id, event_type: 'chat' } as const

  test("has a family and a person who acts for it on the athlete's side", () => {
    const expected = { user: amara, contact: marisol.user_id }
    expect(selectedChat(family, search, picked)).toEqual(expected)
    expect(selectedChat(actingFor, search, picked)).toEqual(expected)
  })

  test('has a coach on their own side', () => {
    const athlete = foundSelection(amara, null)
    expect(selectedChat(coach, { athlete_id: amara, event_type: 'chat' }, athlete)).toEqual({
      contact: amara,
    })
  })

  test('has a success coach write to the athlete in their own name', () => {
    expect(selectedChat(actingFor, { athlete_id: amara, event_type: 'chat' }, null)).toEqual({
      contact: amara,
    })
    expect(selectedChat(actingFor, { athlete_id: newId(), event_type: 'chat' }, null)).toBeNull()
  })

  test("opens for the open log's chat tab too, and for nothing else", () => {
    const byTab = { coach_id: marisol.id, activeLog: 'chat', openActivityLog: '1' } as const
    expect(selectedChat(family, byTab, picked)).not.toBeNull()
    expect(selectedChat(family, { ...byTab, event_type: 'call' }, picked)).toBeNull()
    expect(selectedChat(family, { coach_id: marisol.id }, picked)).toBeNull()
  })

  test('needs a person with an account', () =>
    expect(
      selectedChat(
        family,
        { coach_id: kelsey.id, event_type: 'chat' },
        shownSelection(family, kelsey.id, [college], []),
      ),
    ).toBeNull())
})

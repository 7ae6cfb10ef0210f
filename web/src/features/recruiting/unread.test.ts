import { expect, test } from 'vitest'
import { amara, newId } from './recruiting.factory.ts'
import { guideCounts, unreadOf } from './unread.ts'

const coach = newId()
const counts = (user_id: string, athlete_user_id: string) => ({
  total: 3,
  visit: 0,
  message: 3,
  system: 0,
  by_contact: [{ user_id, athlete_user_id, message: 3 }],
})

test('unread messages are counted in one place, by athlete and coach', () => {
  const family = { role: 'family', id: amara } as const
  const person = { user_id: coach, unread_message_count: 9 }
  expect(unreadOf(family, undefined, person)).toBe(9)
  expect(unreadOf(family, counts(coach, amara), person)).toBe(3)
  // The same coach, writing to a sister.
  expect(unreadOf(family, counts(coach, newId()), person)).toBe(0)
  const athlete = { user_id: amara, unread_message_count: 0 }
  expect(unreadOf({ role: 'coach', id: coach }, counts(amara, amara), athlete)).toBe(3)
})

test("RCC-07 the guide's sample counts", () =>
  expect(guideCounts).toEqual({ total: 19, message: 12, visit: 7 }))

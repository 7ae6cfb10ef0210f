import { expect, test } from 'vitest'
import { amara, coachTran, lastMessageOf } from './messaging.factory.ts'
import { unreadIn } from './unread-counts.ts'

const entry = lastMessageOf(1, { unread_count: 4 })

test("a conversation's unread count comes from the shared counts", () => {
  const ofCoach = { by_contact: [{ user_id: coachTran.id, athlete_user_id: amara.id, message: 2 }] }
  const ofAthlete = { by_contact: [{ user_id: amara.id, athlete_user_id: amara.id, message: 3 }] }
  expect(unreadIn(undefined, { type: 'athlete' }, entry)).toBe(4)
  expect(unreadIn(ofCoach, { type: 'athlete' }, entry)).toBe(2)
  expect(unreadIn(ofAthlete, { type: 'coach' }, entry)).toBe(3)
  expect(unreadIn({ by_contact: [] }, { type: 'athlete' }, entry)).toBe(0)
})

import { emit } from '../../events.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { athletes } from './profiles.tables.ts'

type UserFacts = Parameters<typeof buildUser>[1]

interface AthleteFacts extends Partial<Omit<typeof athletes.$inferInsert, 'user_id'>> {
  user?: UserFacts
}

/** An athlete and their user, with defaults for everything that a test doesn't care about. */
export const buildAthlete = async (db: Db, { user, ...facts }: AthleteFacts = {}): Promise<string> => {
  const id = facts.id ?? uuidv7()
  const user_id = await buildUser(db, { type: 'athlete', ...user })
  await db.insert(athletes).values({ slug: id, sport_key: 'basketball', ...facts, id, user_id })
  await emit(db, 'profiles.page-changed', { athlete_id: id })
  return id
}

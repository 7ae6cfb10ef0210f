import { entitlementGrants, guardians, users } from '../../server/src/modules/accounts/accounts.tables.ts'
import { coachVerifications, colleges } from '../../server/src/modules/colleges/colleges.tables.ts'
import { athletes } from '../../server/src/modules/profiles/profiles.tables.ts'
import { type Db, openDatabase } from '../../server/src/platform/database/database.ts'
import { uuidv7 } from '../../server/src/platform/database/uuid.ts'
import { startSession } from '../../server/src/platform/sessions/sessions.ts'

/** A person in one conversation. */
export interface Talker {
  readonly id: string
  readonly token: string
  /** The conversation's ids in API calls: `user` and `contact`. */
  readonly user: string
  readonly contact: string
}

/** A family and a coach. */
export interface Pair {
  readonly athlete: Talker
  readonly parent: Talker
  readonly coach: Talker
}

const addUser = async (db: Db, type: 'athlete' | 'parent' | 'coach', place: number): Promise<string> => {
  const id = uuidv7()
  await db.insert(users).values({
    id,
    type,
    email: `${type}-${place}@storm.test`,
    first_name: type,
    last_name: `Number ${place}`,
    gender: 'female',
  })
  return id
}

const addPair = async (db: Db, place: number): Promise<Pair> => {
  const now = new Date()
  const athlete = await addUser(db, 'athlete', place)
  const parent = await addUser(db, 'parent', place)
  const coach = await addUser(db, 'coach', place)
  const [college] = await db.select({ id: colleges.id }).from(colleges).limit(1)
  if (!college) throw new Error('There are no colleges')
  await db.insert(coachVerifications).values({
    user_id: coach,
    college_id: college.id,
    position: 'Head coach',
    status: 'verified',
    method: 'admin',
    requested_at: now,
    decided_at: now,
  })
  await db
    .insert(athletes)
    .values({ id: uuidv7(), user_id: athlete, slug: `storm-${place}`, sport_key: 'basketball' })
  await db
    .insert(guardians)
    .values({ parent_id: parent, athlete_user_id: athlete, relationship: 'mother', created_at: now })
  await db.insert(entitlementGrants).values({
    id: uuidv7(),
    user_id: athlete,
    what: 'recruiting-center',
    from_at: now,
    source: 'grant',
    created_at: now,
  })
  const talker = async (id: string, user: string, contact: string): Promise<Talker> => ({
    id,
    user,
    contact,
    token: (await startSession(db, { userId: id, remember: true })).token,
  })
  return {
    athlete: await talker(athlete, athlete, coach),
    parent: await talker(parent, athlete, coach),
    coach: await talker(coach, coach, athlete),
  }
}

/** Inserts families with a coach each directly into the database. */
export const addPairs = async (databaseUrl: string, count: number): Promise<Pair[]> => {
  const { db, close } = await openDatabase({ engine: 'postgres', url: databaseUrl, poolSize: 2 }, () => {})
  const pairs: Pair[] = []
  for (let place = 0; place < count; place++) pairs.push(await addPair(db, place))
  await close()
  return pairs
}

import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { coachVerifications, collegeCoaches, colleges } from './colleges.tables.ts'

let made = 0

/** A college with a team, with defaults for everything that a test doesn't care about. */
export const buildCollege = async (
  db: Db,
  facts: Partial<typeof colleges.$inferInsert> = {},
): Promise<number> => {
  const id = facts.id ?? 900_000 + ++made
  await db.insert(colleges).values({
    name: `Juniper University ${id}`,
    short_name: `Juniper ${id}`,
    city: 'Bend',
    state: 'OR',
    zip: '97703',
    lat: 44.0582,
    lon: -121.3153,
    level: '4-year',
    control: 'public',
    setting: 'town',
    top_majors: [],
    hbcu: false,
    division: 'NCAA D2',
    mens_basketball: true,
    womens_basketball: true,
    basketball_confirmed: true,
    ...facts,
    id,
  })
  return id
}

/** A coach as a contact, at a new college if none is given. */
export const buildCollegeCoach = async (
  db: Db,
  facts: Partial<typeof collegeCoaches.$inferInsert> = {},
): Promise<string> => {
  const id = facts.id ?? uuidv7()
  await db.insert(collegeCoaches).values({
    first_name: 'Marisol',
    last_name: 'Tran',
    position: 'Head coach',
    email: `${id}@college.test`,
    phone: '(503) 555-0121',
    created_at: new Date(),
    ...facts,
    college_id: facts.college_id ?? (await buildCollege(db)),
    id,
  })
  return id
}

/** Verifies a coach's account. If no college is given, it creates one without a team that no list shows. */
export const verifyCoach = async (
  db: Db,
  userId: string,
  facts: Partial<Omit<typeof coachVerifications.$inferInsert, 'user_id'>> = {},
): Promise<void> => {
  const now = new Date()
  await db.insert(coachVerifications).values({
    position: 'Head coach',
    status: 'verified',
    method: 'admin',
    requested_at: now,
    decided_at: now,
    verified_until: new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000),
    ...facts,
    user_id: userId,
    college_id: facts.college_id ?? (await buildCollege(db, { basketball_confirmed: false })),
  })
}

/** A college coach's form besides names, for a new college. */
export const coachJob = async (db: Db, facts: Partial<typeof colleges.$inferInsert> = {}) => ({
  college_id: await buildCollege(db, { basketball_confirmed: false, ...facts }),
  position: 'Assistant coach',
  team_gender: 'female',
})

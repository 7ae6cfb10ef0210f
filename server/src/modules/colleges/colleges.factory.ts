import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { collegeCoaches, colleges } from './colleges.tables.ts'

let made = 0

/** A college with a team, with everything that a test does not care about filled in. */
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

/** A coach as a contact, of a college made for them where none is given. */
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

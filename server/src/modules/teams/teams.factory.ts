import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { events, teams } from './teams.tables.ts'

export const buildEvent = async (db: Db, name = 'Fall Showcase'): Promise<string> => {
  const id = uuidv7()
  await db.insert(events).values({
    id,
    name,
    starts_on: '2026-10-09',
    ends_on: '2026-10-11',
    place: 'Oakland, CA',
    created_at: clock.now(),
  })
  return id
}

interface TeamFacts {
  name?: string
  event_id?: string | null
  created_by?: string | null
}

export const buildTeam = async (
  db: Db,
  { name = 'Rise 17U', event_id = null, created_by = null }: TeamFacts = {},
): Promise<string> => {
  const id = uuidv7()
  await db.insert(teams).values({ id, name, event_id, created_by, created_at: clock.now() })
  return id
}

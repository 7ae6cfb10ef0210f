import type { TeamFilter } from '@fieldhouse/contract/teams.admin'
import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { users } from '../accounts/index.ts'
import { eventColumns, memberCounts } from './my-teams.queries.ts'
import { isInUse } from './teams.queries.ts'
import { events, teams } from './teams.tables.ts'

const isOf: Record<TeamFilter, SQL | undefined> = {
  all: isInUse,
  event: and(isInUse, isNotNull(teams.event_id)),
  deleted: isNotNull(teams.deleted_at),
}

/** Not a pattern: the typed text is matched literally. */
const has = (text: SQL, typed: string): SQL => sql`strpos(lower(${text}), lower(${typed})) > 0`

const isFoundBy = (typed: string | undefined): SQL | undefined =>
  typed
    ? or(
        has(sql`${teams.name}`, typed),
        has(sql`coalesce(${events.name}, '')`, typed),
        has(sql`coalesce(${users.first_name} || ' ' || ${users.last_name}, '')`, typed),
      )
    : undefined

const joined = { event: eq(events.id, teams.event_id), owner: eq(users.id, teams.created_by) }

const selectStaffTeams = (db: Db) =>
  db
    .select({
      id: teams.id,
      name: teams.name,
      event: eventColumns,
      owner: { id: users.id, first_name: users.first_name, last_name: users.last_name },
      ...memberCounts,
      created_at: teams.created_at,
      deleted_at: teams.deleted_at,
      version: teams.version,
    })
    .from(teams)
    .leftJoin(events, joined.event)
    .leftJoin(users, joined.owner)
    .$dynamic()

export type StoredStaffTeam = Awaited<ReturnType<typeof selectStaffTeams>>[number]

interface TeamsPage {
  readonly type: TeamFilter
  readonly typed: string | undefined
  readonly limit: number
  readonly offset: number
}

/** By name. */
export const findStaffTeams = (
  db: Db,
  { type, typed, limit, offset }: TeamsPage,
): Promise<StoredStaffTeam[]> =>
  selectStaffTeams(db)
    .where(and(isOf[type], isFoundBy(typed)))
    .orderBy(asc(sql`lower(${teams.name}) collate "C"`), asc(teams.id))
    .limit(limit)
    .offset(offset)

export const countStaffTeams = async (
  db: Db,
  typed: string | undefined,
): Promise<Record<TeamFilter, number>> => {
  const countOf = (filter: TeamFilter) => sql<number>`count(*) filter (where ${isOf[filter]})::int`
  const [found] = await db
    .select({ all: countOf('all'), event: countOf('event'), deleted: countOf('deleted') })
    .from(teams)
    .leftJoin(events, joined.event)
    .leftJoin(users, joined.owner)
    .where(isFoundBy(typed))
  return found ?? { all: 0, event: 0, deleted: 0 }
}

export const findStaffTeam = async (db: Db, id: string): Promise<StoredStaffTeam | null> => {
  const [found] = await selectStaffTeams(db).where(eq(teams.id, id))
  return found ?? null
}

/** Any team, deleted or not, until the transaction ends. */
export const lockTeam = async (tx: Db, id: string) => {
  const [found] = await tx.select().from(teams).where(eq(teams.id, id)).for('update')
  return found ?? null
}

/** The newest first. */
export const findEvents = (db: Db) =>
  db
    .select({ ...eventColumns, version: events.version, teams: count(teams.id) })
    .from(events)
    .leftJoin(teams, and(eq(teams.event_id, events.id), isInUse))
    .groupBy(events.id)
    .orderBy(desc(events.starts_on), asc(events.id))

export const insertEvent = async (
  tx: Db,
  event: Omit<typeof events.$inferInsert, 'id' | 'created_at'>,
): Promise<string> => {
  const id = uuidv7()
  await tx.insert(events).values({ ...event, id, created_at: clock.now() })
  return id
}

/** Nobody else changes it until the transaction ends. */
export const lockEvent = async (tx: Db, id: string) => {
  const [found] = await tx.select().from(events).where(eq(events.id, id)).for('update')
  return found ?? null
}

export const updateEvent = (
  tx: Db,
  id: string,
  event: Pick<typeof events.$inferInsert, 'name' | 'place' | 'starts_on' | 'ends_on'>,
) =>
  tx
    .update(events)
    .set({ ...event, version: sql`${events.version} + 1` })
    .where(eq(events.id, id))

/** Its teams belong to no event from now on. */
export const deleteEvent = (tx: Db, id: string) => tx.delete(events).where(eq(events.id, id))

/** Also those that are deleted and can come back. */
export const countTeamsAt = (db: Db, eventId: string): Promise<number> =>
  db.$count(teams, eq(teams.event_id, eventId))

/** Someone with an account in use. */
export const findPersonToAdd = async (db: Db, id: string) => {
  const [found] = await db
    .select({ id: users.id, type: users.type })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return found ?? null
}

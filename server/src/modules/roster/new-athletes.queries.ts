import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type OrGiven, oncePerDatabase } from '../../platform/database/prepared-statements.ts'
import { readOnlyAs } from '../../platform/database/read-only.ts'
import { onlyRow, selectPage } from '../../platform/database/rows-of.ts'
import { grantedSince, isGranted, users } from '../accounts/index.ts'
import { athletes, isNamed } from '../profiles/index.ts'
import type { Offer } from './roster.policy.ts'
import { athleteColumns, type Search } from './roster.queries.ts'
import { rosterClaims, rosterDeclines, rosterUnclaims } from './roster.tables.ts'

/** The success coach of a claim. The athletes of a deleted one are free for another. */
const holders = readOnlyAs(users, 'holders')
const isHolder = eq(holders.id, rosterClaims.success_coach_id)

/** Not an "or" about joined tables: the planner can't estimate that, and would visit every athlete. */
const isWithoutCoach = sql`not exists (select 1 from ${rosterClaims} as held
  inner join ${users} as holder on holder.id = held.success_coach_id and holder.deleted_at is null
  where held.athlete_user_id = ${users.id})`

const isDeclinedBy = (coachId: OrGiven<string>): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${rosterDeclines}
    where ${rosterDeclines.athlete_user_id} = ${users.id} and ${rosterDeclines.success_coach_id} = ${coachId})`

/** The package had it first, or the last success coach left: the latest of these. */
const waitingSince = (now: OrGiven<Date> = clock.now()) =>
  sql<Date>`greatest(${grantedSince(users.id, 'success-coach', now)}, ${rosterUnclaims.unclaimed_at}, ${holders.deleted_at})`.mapWith(
    rosterUnclaims.unclaimed_at,
  )

/** The coach, the time, and the page are given when it runs. */
const selectNewAthletes = (db: Db, name?: string) => {
  const now = sql.placeholder('now')
  const isFound = and(
    isGranted(users.id, 'success-coach', now),
    isNull(users.deleted_at),
    isWithoutCoach,
    sql`not ${isDeclinedBy(sql.placeholder('coach_id'))}`,
    name === undefined ? undefined : isNamed(name),
  )
  const waiting_since = waitingSince(now)
  const page = db
    .select({
      ...athleteColumns,
      jersey_number: athletes.jersey_number,
      color_theme: athletes.color_theme,
      waiting_since,
    })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .leftJoin(rosterClaims, eq(rosterClaims.athlete_user_id, athletes.user_id))
    .leftJoin(holders, isHolder)
    .leftJoin(rosterUnclaims, eq(rosterUnclaims.athlete_user_id, athletes.user_id))
    .where(isFound)
    .orderBy(waiting_since, athletes.id)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
  const all = db
    .select({ total: count() })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .where(isFound)
  return selectPage(db, page, all)
}

const newAthletesIn = oncePerDatabase((db) => selectNewAthletes(db).prepare('new_athletes'))

/** Athletes without a success coach whose package includes one, except those this coach declined. Longest waiting first. */
export const findNewAthletes = async (db: Db, coachId: string, { name, limit, offset }: Search) => {
  const given = { coach_id: coachId, now: clock.now().toISOString(), limit, offset }
  const statement = name === undefined ? newAthletesIn(db) : selectNewAthletes(db, name)
  const { rows, total } = onlyRow(await statement.execute(given))
  return { athletes: rows, total }
}

/** How many athletes wait for a success coach, and since when the first of them does. */
export const countWaitingAthletes = async (db: Db) => {
  const waiting = db
    .select({ since: waitingSince().as('since') })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .leftJoin(rosterClaims, eq(rosterClaims.athlete_user_id, athletes.user_id))
    .leftJoin(holders, isHolder)
    .leftJoin(rosterUnclaims, eq(rosterUnclaims.athlete_user_id, athletes.user_id))
    .where(and(isGranted(users.id, 'success-coach'), isNull(users.deleted_at), isWithoutCoach))
    .as('waiting')
  const [found] = await db
    .select({ count: count(), since: sql`min(${waiting.since})`.mapWith(rosterUnclaims.unclaimed_at) })
    .from(waiting)
  return found ?? { count: 0, since: null }
}

/** A coach decides about an athlete once at a time. A claim and a decline at the same moment can't both be true. */
export const lockDecision = async (tx: Db, coachId: string, athleteUserId: string): Promise<void> => {
  const decision = `decision of ${coachId} about ${athleteUserId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${decision}, 0))`)
}

/** What this success coach may know about an athlete who is not on the roster. Null if there is no such athlete. */
export const findOffer = async (
  db: Db,
  coachId: string,
  athleteUserId: string,
): Promise<(Offer & { first_name: string; last_name: string }) | null> => {
  const [found] = await db
    .select({
      first_name: users.first_name,
      last_name: users.last_name,
      is_entitled: isGranted(users.id, 'success-coach'),
      is_declined: isDeclinedBy(coachId),
      claimed_by: sql<string | null>`case when ${holders.deleted_at} is null then ${holders.id} end`,
    })
    .from(users)
    .innerJoin(athletes, eq(athletes.user_id, users.id))
    .leftJoin(rosterClaims, eq(rosterClaims.athlete_user_id, users.id))
    .leftJoin(holders, isHolder)
    .where(and(eq(users.id, athleteUserId), isNull(users.deleted_at)))
  return found ?? null
}

/** Ends the claim of a deleted success coach, who is returned. */
export const dropClaimOfDeleted = async (tx: Db, athleteUserId: string): Promise<string | null> => {
  const isDeleted = sql`exists (select 1 from ${users}
    where ${users.id} = ${rosterClaims.success_coach_id} and ${users.deleted_at} is not null)`
  const [dropped] = await tx
    .delete(rosterClaims)
    .where(and(eq(rosterClaims.athlete_user_id, athleteUserId), isDeleted))
    .returning({ success_coach_id: rosterClaims.success_coach_id })
  return dropped?.success_coach_id ?? null
}

/** An athlete has at most one success coach, so only the first of several gets true. The others wait for the first. */
export const insertClaim = async (tx: Db, coachId: string, athleteUserId: string): Promise<boolean> => {
  const inserted = await tx
    .insert(rosterClaims)
    .values({ athlete_user_id: athleteUserId, success_coach_id: coachId, created_at: clock.now() })
    .onConflictDoNothing()
    .returning({ athlete_user_id: rosterClaims.athlete_user_id })
  return inserted.length > 0
}

/** False if the athlete is not on this coach's roster. */
export const deleteClaim = async (tx: Db, coachId: string, athleteUserId: string): Promise<boolean> => {
  const deleted = await tx
    .delete(rosterClaims)
    .where(and(eq(rosterClaims.athlete_user_id, athleteUserId), eq(rosterClaims.success_coach_id, coachId)))
    .returning({ athlete_user_id: rosterClaims.athlete_user_id })
  return deleted.length > 0
}

/** The athlete waits for another success coach from now on. */
export const putUnclaimed = async (tx: Db, athlete_user_id: string): Promise<void> => {
  const unclaimed_at = clock.now()
  await tx
    .insert(rosterUnclaims)
    .values({ athlete_user_id, unclaimed_at })
    .onConflictDoUpdate({ target: rosterUnclaims.athlete_user_id, set: { unclaimed_at } })
}

export const insertDecline = async (tx: Db, coachId: string, athleteUserId: string): Promise<void> => {
  await tx
    .insert(rosterDeclines)
    .values({ success_coach_id: coachId, athlete_user_id: athleteUserId, created_at: clock.now() })
    .onConflictDoNothing()
}

import type { Entitlement } from '@fieldhouse/contract/guards'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../../app.factory.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { entitlementGrants, users } from '../accounts/accounts.tables.ts'
import { correspondence, type Somebody } from '../messaging/messaging.factory.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { rosterAssignments, rosterClaims } from './roster.tables.ts'

interface GrantFacts {
  readonly what?: Entitlement
  readonly from_at?: Date
  readonly until_at?: Date | null
}

export const grant = async (db: Db, user_id: string, facts: GrantFacts = {}): Promise<void> => {
  const created_at = clock.now()
  await db.insert(entitlementGrants).values({
    id: uuidv7(),
    user_id,
    what: 'success-coach',
    from_at: new Date('2026-01-02T03:04:05Z'),
    until_at: null,
    source: 'grant',
    created_at,
    ...facts,
  })
}

/** An athlete whose package includes a success coach, by user id. */
export const buildEntitledAthlete = async (
  db: Db,
  facts: Parameters<typeof buildAthlete>[1] = {},
  granted: GrantFacts = {},
): Promise<string> => {
  const id = await buildAthlete(db, facts)
  const [athlete] = await db.select().from(athletes).where(eq(athletes.id, id))
  if (!athlete) throw new Error('No athlete was written')
  await grant(db, athlete.user_id, granted)
  return athlete.user_id
}

interface Carer {
  readonly userId: string
  readonly type: 'coach' | 'rsc'
}

/** An athlete of the coach, added the way that type of coach gets one. */
export const buildInCare = async (
  db: Db,
  { userId, type }: Carer,
  facts: Parameters<typeof buildAthlete>[1] = {},
) => {
  const id = await buildAthlete(db, facts)
  const [athlete] = await db.select().from(athletes).where(eq(athletes.id, id))
  if (!athlete) throw new Error('No athlete was written')
  const added = { athlete_user_id: athlete.user_id, created_at: new Date('2026-03-04T05:06:07Z') }
  if (type === 'rsc') await db.insert(rosterClaims).values({ ...added, success_coach_id: userId })
  else await db.insert(rosterAssignments).values({ ...added, coach_id: userId })
  return { id, userId: athlete.user_id, slug: athlete.slug }
}

/** Success coaches, and athletes who wait for one. */
export const newAthletes = (tested: () => TestApp) => {
  const db = () => tested().ports.database.db
  const people = correspondence(tested)
  let made = 0

  const offered = async (coach: Somebody, query: Record<string, string> = {}) => {
    const answer = await people.get(coach, '/panel/new-rosters', query)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  return {
    ...people,
    offered,
    successCoach: (first_name = 'Priya', last_name = 'Nair') =>
      people.somebody({ type: 'rsc', first_name, last_name }),
    /** An athlete who waits. Names are unique, so other tests' athletes are not in the way. */
    waiting: (facts: Parameters<typeof buildEntitledAthlete>[1] = {}, since?: Date): Promise<string> => {
      const last_name = `Waiting${++made}`
      const user = { first_name: 'Amara', last_name, ...facts.user }
      return buildEntitledAthlete(db(), { ...facts, user }, since ? { from_at: since } : {})
    },
    /** The last name of the athlete who was made last. */
    lastMade: () => `Waiting${made}`,
    isOffered: async (coach: Somebody, userId: string): Promise<boolean> => {
      const [user] = await db().select().from(users).where(eq(users.id, userId))
      const { data } = await offered(coach, { q: user?.last_name ?? '' })
      return data.some(({ user_id }: { user_id: string }) => user_id === userId)
    },
    act: (coach: Somebody, what: 'claim' | 'unclaim' | 'decline', user_id: string) =>
      people.post(coach, `/panel/${what}-user`, { user_id }),
    holderOf: async (athleteUserId: string): Promise<string[]> =>
      (await db().select().from(rosterClaims).where(eq(rosterClaims.athlete_user_id, athleteUserId))).map(
        ({ success_coach_id }) => success_coach_id,
      ),
    noticesTo: async (who: Somebody): Promise<string[]> =>
      (await people.incoming(who)).system.data.map(({ text }: { text: string }) => text),
    auditOf: async (userId: string) =>
      (await db().select().from(auditEntries).where(eq(auditEntries.user_id, userId))).map(
        ({ action, actor_id, acting_as_id }) => ({ action, actor_id, acting_as_id }),
      ),
  }
}

import type { MyTeam, OpenTeam } from '@fieldhouse/contract/teams.my'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../../app.factory.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { correspondence, type Somebody } from '../messaging/messaging.factory.ts'
import { insertMember } from './teams.queries.ts'
import { events, teamMembers, teams } from './teams.tables.ts'

export const buildEvent = async (
  db: Db,
  name = 'Fall Showcase',
  facts: Partial<typeof events.$inferInsert> = {},
): Promise<string> => {
  const id = uuidv7()
  await db.insert(events).values({
    id,
    name,
    starts_on: '2026-10-09',
    ends_on: '2026-10-11',
    place: 'Oakland, CA',
    created_at: clock.now(),
    ...facts,
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

/** Coaches, their teams, and what they do with them. */
export const myTeams = (tested: () => TestApp) => {
  const db = () => tested().ports.database.db
  const people = correspondence(tested)
  const { get, post, signedIn } = people
  const open = (who: Somebody, id: string) => get(who, `/panel/coach/teams/${id}`)

  return {
    ...people,
    open,
    /** A verified college coach. */
    coach: (first_name = 'Marcus') => people.coach({ first_name, last_name: 'Bell' }),
    /** A high school coach, whom nobody has verified. */
    clubCoach: async (): Promise<Somebody> =>
      signedIn(await buildUser(db(), { type: 'coach', first_name: 'Casey', last_name: 'Club' })),
    teamOf: ({ id }: Somebody, name = 'Rise 17U') => buildTeam(db(), { name, created_by: id }),
    join: (teamId: string, ...members: Somebody[]) =>
      Promise.all(members.map(({ id }) => insertMember(db(), teamId, id))),
    confirm: async (teamId: string, { id }: Somebody): Promise<void> => {
      await db()
        .update(teamMembers)
        .set({ confirmed_at: new Date() })
        .where(and(eq(teamMembers.team_id, teamId), eq(teamMembers.user_id, id)))
    },
    opened: async (who: Somebody, id: string): Promise<OpenTeam> => {
      const answer = await open(who, id)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().data
    },
    teamsOf: async (who: Somebody): Promise<MyTeam[]> => (await get(who, '/panel/coach/teams')).json().data,
    change: (who: Somebody, id: string, what: string, body: object = {}) =>
      post(who, `/panel/coach/teams/${id}/${what}`, body),
    create: (who: Somebody, name: string) => post(who, '/panel/coach/teams/create', { name }),
    auditOf: async ({ id }: Somebody): Promise<string[]> =>
      (await db().select().from(auditEntries).where(eq(auditEntries.user_id, id))).map(
        ({ action }) => action,
      ),
  }
}

import { eq } from 'drizzle-orm'
import type { TestApp } from '../../app.factory.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { guardians } from '../accounts/accounts.tables.ts'
import { rosterAssignments, rosterClaims } from '../roster/roster.tables.ts'
import { buildAthlete } from './profiles.factory.ts'
import { athletes } from './profiles.tables.ts'

type Headers = Record<string, string>

/** Viewers of one athlete's page, and what they can do there through the API. */
export const pageVisit = async (tested: TestApp, facts: Parameters<typeof buildAthlete>[1] = {}) => {
  const { db } = tested.ports.database
  const id = await buildAthlete(db, facts)
  const [athlete] = await db.select().from(athletes).where(eq(athletes.id, id))
  const userId = athlete?.user_id ?? ''
  const created_at = new Date()

  const signedInAs = async (user: string): Promise<Headers> => {
    const { token } = await startSession(db, { userId: user, remember: true })
    return { authorization: `Bearer ${token}` }
  }
  const parent = async () => {
    const { userId: parent_id, headers } = await tested.signedIn('parent')
    await db
      .insert(guardians)
      .values({ parent_id, athlete_user_id: userId, relationship: 'mother', created_at })
    return headers
  }
  const assignedCoach = async () => {
    const { userId: coach_id, headers } = await tested.signedIn('coach')
    await db.insert(rosterAssignments).values({ athlete_user_id: userId, coach_id, created_at })
    return headers
  }
  const successCoach = async () => {
    const { userId: success_coach_id, headers } = await tested.signedIn('rsc')
    await db.insert(rosterClaims).values({ athlete_user_id: userId, success_coach_id, created_at })
    return headers
  }

  const owner = await signedInAs(userId)
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload: object | undefined,
    headers: Headers,
  ) =>
    tested.app.inject({
      method,
      url: `/api/athlete/${id}${path}`,
      headers,
      ...(payload ? { payload } : {}),
    })
  return {
    id,
    userId,
    owner,
    parent,
    assignedCoach,
    successCoach,
    read: (headers: Headers = {}) => call('GET', '', undefined, headers),
    save: (group: string, body: object, headers: Headers = owner) => call('POST', `/${group}`, body, headers),
    remove: (path: string, headers: Headers = owner) => call('DELETE', `/${path}`, undefined, headers),
  }
}

export type PageVisit = Awaited<ReturnType<typeof pageVisit>>

import type { Relationship } from '@fieldhouse/contract/accounts'
import type { Message } from '@fieldhouse/contract/messaging'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../../app.factory.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { entitlementGrants, guardians } from '../accounts/accounts.tables.ts'
import { verifyCoach } from '../colleges/colleges.factory.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { rosterAssignments, rosterClaims } from '../roster/roster.tables.ts'

export interface Somebody {
  readonly id: string
  readonly headers: { readonly authorization: string }
}

type UserFacts = NonNullable<Parameters<typeof buildUser>[1]>
type AthleteFacts = NonNullable<Parameters<typeof buildAthlete>[1]> & {
  /** Without the package that includes the recruiting center. */
  hasNoCenter?: boolean
}

/** People who write to each other, and what they do through the API. */
export const correspondence = (tested: () => TestApp) => {
  const db = () => tested().ports.database.db
  const created_at = new Date('2026-01-02T03:04:05Z')

  const signedIn = async (id: string): Promise<Somebody> => {
    const { token } = await startSession(db(), { userId: id, remember: true })
    return { id, headers: { authorization: `Bearer ${token}` } }
  }
  /** The coach is verified. */
  const somebody = async (facts: UserFacts) => {
    const id = await buildUser(db(), facts)
    if (facts.type === 'coach') await verifyCoach(db(), id)
    return signedIn(id)
  }

  /** An admin who acts as this person. */
  const actingAs = async ({ id }: Pick<Somebody, 'id'>): Promise<Somebody> => {
    const admin = await somebody({ type: 'admin' })
    const own = await startSession(db(), { userId: admin.id, remember: true })
    const expiresAt = new Date(Date.now() + 60_000)
    const { token } = await startSession(db(), {
      userId: id,
      remember: false,
      admin: { userId: admin.id, sessionId: own.id, token: own.token, expiresAt },
    })
    return { id, headers: { authorization: `Bearer ${token}` } }
  }

  const grantCenter = async (user_id: string, until_at: Date | null = null) => {
    await db().insert(entitlementGrants).values({
      id: uuidv7(),
      user_id,
      what: 'recruiting-center',
      from_at: created_at,
      until_at,
      source: 'grant',
      created_at,
    })
  }

  const call = (
    { headers }: Pick<Somebody, 'headers'>,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ) => tested().app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) })

  const get = (who: Pick<Somebody, 'headers'>, path: string, query: Record<string, string | number> = {}) => {
    const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    return call(who, 'GET', `${path}?${text}`)
  }
  const post = (who: Pick<Somebody, 'headers'>, path: string, body: object) => call(who, 'POST', path, body)

  const send = (who: Somebody, to: Pick<Somebody, 'id'>, content: string, more: object = {}) =>
    post(who, '/message/send', { recipient_id: to.id, content, ...more })

  return {
    signedIn,
    somebody,
    actingAs,
    grantCenter,
    call,
    get,
    post,
    send,
    athlete: async ({ hasNoCenter = false, ...facts }: AthleteFacts = {}): Promise<Somebody> => {
      const pageId = await buildAthlete(db(), facts)
      const [page] = await db().select().from(athletes).where(eq(athletes.id, pageId))
      const id = page?.user_id ?? ''
      if (!hasNoCenter) await grantCenter(id)
      return signedIn(id)
    },
    coach: (facts: UserFacts = {}) =>
      somebody({ type: 'coach', first_name: 'Marisol', last_name: 'Tran', ...facts }),
    parentOf: async (children: readonly Somebody[], relationship: Relationship = 'mother') => {
      const parent = await somebody({ type: 'parent', first_name: 'Nadia', last_name: 'Marsh' })
      for (const [place, { id: athlete_user_id }] of children.entries())
        await db()
          .insert(guardians)
          .values({
            parent_id: parent.id,
            athlete_user_id,
            relationship,
            created_at: new Date(created_at.getTime() + place),
          })
      return parent
    },
    successCoachOf: async (...children: readonly Somebody[]) => {
      const coach = await somebody({ type: 'rsc', first_name: 'Tess', last_name: 'Okafor' })
      for (const { id: athlete_user_id } of children)
        await db().insert(rosterClaims).values({ athlete_user_id, success_coach_id: coach.id, created_at })
      return coach
    },
    assign: ({ id: athlete_user_id }: Somebody, { id: coach_id }: Somebody) =>
      db().insert(rosterAssignments).values({ athlete_user_id, coach_id, created_at }),
    /** Sent and accepted. */
    sent: async (
      who: Somebody,
      to: Pick<Somebody, 'id'>,
      content: string,
      more: object = {},
    ): Promise<Message> => {
      const answer = await send(who, to, content, more)
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json().data
    },
    /** A conversation as this person reads it. */
    read: async (
      who: Somebody,
      contact: Pick<Somebody, 'id'>,
      query: Record<string, string | number> = {},
    ) => {
      const answer = await get(who, '/message', { contact: contact.id, ...query })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    },
    incoming: async (who: Somebody, query: Record<string, number> = {}) => {
      const answer = await get(who, '/message/incoming', query)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().data
    },
  }
}

export const textsOf = ({ data }: { data: { content: string }[] }): string[] =>
  data.map(({ content }) => content)

import { hash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { recordActingEnds } from '../audit/audit.ts'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { inSteps, someRows } from '../database/in-steps.ts'
import type { OrGiven } from '../database/prepared-statements.ts'
import { transaction } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import { announceEnd } from './announce-end.ts'
import { sealToken } from './sealed-token.ts'
import { sessions } from './sessions.tables.ts'

/** Remember Me, as in the specification. */
const rememberedSeconds = 15_000_000
/** Without it, the cookie ends with the browser, and the session on the server after half a day. */
const forgottenSeconds = 12 * 60 * 60

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** 256 random bits, for anything that gives access. Only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export interface NewSession {
  id: string
  token: string
  isRemembered: boolean
  expiresInSeconds: number
}

/** The session of an admin who acts as another user from it. */
interface AdminBehind {
  userId: string
  sessionId: string
  token: string
  expiresAt: Date
}

interface SessionFacts {
  userId: string
  remember: boolean
  userAgent?: string
  address?: string
  admin?: AdminBehind
}

interface EndedSession {
  id: string
  user_id: string
  impersonator_id: string | null
}

export const secondsUntil = (end: Date): number => Math.floor((end.getTime() - clock.now().getTime()) / 1000)

export const startSession = async (
  db: Db,
  { userId, remember, userAgent = '', address = '', admin }: SessionFacts,
): Promise<NewSession> => {
  const id = uuidv7()
  const token = newToken()
  const longest = remember ? rememberedSeconds : forgottenSeconds
  const expiresInSeconds = admin ? Math.min(longest, secondsUntil(admin.expiresAt)) : longest
  const now = clock.now()
  await db.insert(sessions).values({
    id,
    token_hash: hashToken(token),
    user_id: userId,
    is_remembered: remember,
    user_agent: userAgent.slice(0, 500),
    address,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + expiresInSeconds * 1000),
    ...(admin && {
      impersonator_id: admin.userId,
      admin_session_id: admin.sessionId,
      sealed_admin_token: sealToken(admin.token, token),
    }),
  })
  return { id, token, isRemembered: remember, expiresInSeconds }
}

/** Ends sessions, and those in which an admin acts as another user from one of them. */
const endWhere = (db: Db, which: SQL | undefined): Promise<EndedSession[]> =>
  transaction(db, async (tx) => {
    const asked = tx.select({ id: sessions.id }).from(sessions).where(which)
    const ended = await tx
      .delete(sessions)
      .where(or(which, inArray(sessions.admin_session_id, asked)))
      .returning({
        id: sessions.id,
        user_id: sessions.user_id,
        impersonator_id: sessions.impersonator_id,
      })
    await announceEnd(tx, ended)
    await recordActingEnds(tx, ended)
    return ended
  })

const countOwn = (ended: readonly EndedSession[]): number =>
  ended.filter(({ impersonator_id }) => impersonator_id === null).length

/** False if it was already over. If two requests end it, only one gets true. */
export const endSession = async (db: Db, id: string): Promise<boolean> => {
  const ended = await endWhere(db, eq(sessions.id, id))
  return ended.some((session) => session.id === id)
}

/** Not the sessions in which an admin acts as them. Those belong to the admin. */
const isOwn = (userId: OrGiven<string>) => and(eq(sessions.user_id, userId), isNull(sessions.impersonator_id))

/** One of a person's own sessions. */
export const endSessionOf = async (db: Db, userId: string, id: string): Promise<number> =>
  countOwn(await endWhere(db, and(isOwn(userId), eq(sessions.id, id))))

/** All sessions of a person, including those of admins who act as them, except the current one. */
export const endSessionsOf = async (
  db: Db,
  userId: string,
  exceptId: string | null = null,
): Promise<number> =>
  countOwn(
    await endWhere(db, and(eq(sessions.user_id, userId), exceptId ? ne(sessions.id, exceptId) : undefined)),
  )

const isAlive = (now: OrGiven<Date> = clock.now()) => gt(sessions.expires_at, now)

/** Where a person is signed in, last used first. */
export const listSessionsOf = (db: Db, userId: OrGiven<string>, now?: OrGiven<Date>) =>
  db
    .select({
      id: sessions.id,
      user_agent: sessions.user_agent,
      address: sessions.address,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .where(and(isOwn(userId), isAlive(now)))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id))

/** Keeps it alive until the transaction ends. */
export const lockSession = async (db: Db, id: string) => {
  const [found] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isAlive()))
    .for('key share')
  return found ?? null
}

const acting = alias(sessions, 'acting')

/**
 * The admin's own session behind a session in which the admin acts as another user, with the sealed token of the
 * latter.
 */
export const findAdminSession = async (db: Db, actingId: string) => {
  const [found] = await db
    .select({
      id: sessions.id,
      token_hash: sessions.token_hash,
      is_remembered: sessions.is_remembered,
      expires_at: sessions.expires_at,
      sealed_token: acting.sealed_admin_token,
    })
    .from(sessions)
    .innerJoin(acting, eq(acting.admin_session_id, sessions.id))
    .where(and(eq(acting.id, actingId), isAlive()))
  return found ?? null
}

/** The sessions in this list that are still valid. */
export const livingSessions = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), isAlive()))
  return new Set(found.map(({ id }) => id))
}

/** The recorded last use of a session is at most this old. */
export const useKnownMilliseconds = 10 * 60 * 1000

export const noteUse = async (db: Db, id: string): Promise<void> => {
  await db.update(sessions).set({ last_used_at: clock.now() }).where(eq(sessions.id, id))
}

/** Expired sessions open nothing. This keeps the table small, and records what ended that way. */
export const sweepSessions = (db: Db): Promise<void> =>
  inSteps((perStep) =>
    transaction(db, async (tx) => {
      const isOver = lt(sessions.expires_at, clock.now())
      const ended = await tx
        .delete(sessions)
        .where(someRows(sessions, isOver, perStep))
        .returning({
          id: sessions.id,
          user_id: sessions.user_id,
          impersonator_id: sessions.impersonator_id,
          ended_at: sessions.expires_at,
        })
      await recordActingEnds(tx, ended)
      return ended.length
    }),
  )

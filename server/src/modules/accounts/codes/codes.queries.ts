import { and, desc, eq, gt, isNull, lt, min, ne, or, sql, sum } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { codes, registrations, users } from '../accounts.tables.ts'

const day = 24 * 60 * 60 * 1000
const dayAgo = () => new Date(clock.now().getTime() - day)

export type Code = typeof codes.$inferSelect

/** A new code invalidates the older ones of the same person. */
export const replaceCode = async (db: Db, code: typeof codes.$inferInsert): Promise<void> => {
  await db
    .update(codes)
    .set({ used_at: clock.now() })
    .where(and(eq(codes.user_id, code.user_id), isNull(codes.used_at)))
  await db.insert(codes).values(code)
}

const isOpen = () => and(isNull(codes.used_at), gt(codes.expires_at, clock.now()))

export const findOpenCode = async (db: Db, userId: string): Promise<Code | null> => {
  const [code] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.user_id, userId), isOpen()))
    .orderBy(desc(codes.created_at), desc(codes.id))
    .limit(1)
  return code ?? null
}

/** One statement, so parallel attempts are all counted. False if there were too many. */
export const countTry = async (db: Db, id: string, most: number): Promise<boolean> => {
  const counted = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.id, id), isOpen(), lt(codes.tries, most)))
    .returning({ id: codes.id })
  return counted.length > 0
}

const isSentTo = (email: string) => eq(sql`lower(${codes.email})`, email.toLowerCase())

/**
 * The number of guesses within a day, and the first of them: at this account, and by default at this address under any
 * account, because signing up again makes a new one.
 */
export const guessesOfTheDay = async (
  db: Db,
  { user_id, email }: Pick<Code, 'user_id' | 'email'>,
  at: 'user' | 'address',
) => {
  const isOfUser = eq(codes.user_id, user_id)
  const [guesses] = await db
    .select({ tries: sum(codes.tries).mapWith(Number), since: min(codes.created_at) })
    .from(codes)
    .where(
      and(
        at === 'user' ? isOfUser : or(isOfUser, isSentTo(email)),
        gt(codes.created_at, dayAgo()),
        gt(codes.tries, 0),
      ),
    )
  return { tries: guesses?.tries ?? 0, until: new Date((guesses?.since ?? clock.now()).getTime() + day) }
}

/** False if it was already used. */
export const spendCode = async (db: Db, id: string): Promise<boolean> => {
  const used = await db
    .update(codes)
    .set({ used_at: clock.now(), is_proven: true })
    .where(and(eq(codes.id, id), isOpen()))
    .returning({ id: codes.id })
  return used.length > 0
}

/** The pending proof of an address for anything but signing up. A late code counts, because it can be sent again. */
export const findNewestPurpose = async (db: Db, email: string) => {
  const [code] = await db
    .select({
      user_id: codes.user_id,
      email: codes.email,
      purpose: codes.purpose,
      created_at: codes.created_at,
    })
    .from(codes)
    .where(
      and(
        gt(codes.expires_at, dayAgo()),
        isSentTo(email),
        isNull(codes.used_at),
        ne(sql`${codes.purpose}->>'kind'`, 'sign-up'),
      ),
    )
    .orderBy(desc(codes.created_at))
    .limit(1)
  return code ?? null
}

const wrongGuesses = sql<number>`coalesce(sum(${codes.tries} - ${codes.is_proven}::int), 0)::int`

/** The number of wrong codes within a day for addresses at this domain or below it, by anyone. */
export const countWrongGuessesAt = async (db: Db, domain: string): Promise<number> => {
  const host = sql`split_part(lower(${codes.email}), '@', 2)`
  const [found] = await db
    .select({ wrong: wrongGuesses })
    .from(codes)
    .where(and(gt(codes.expires_at, dayAgo()), or(eq(host, domain), sql`${host} like ${`%.${domain}`}`)))
  return found?.wrong ?? 0
}

/**
 * How many wrong codes were tried within a day, at whatever address and for whatever purpose, by coaches and by people who
 * can still become coaches.
 */
export const countWrongCoachGuesses = async (db: Db): Promise<number> => {
  const isCoachSignUp = sql`exists (select 1 from ${registrations}
    where ${registrations.id} = ${codes.user_id} and ${registrations.form}->>'type' = 'coach')`
  const isCoach = sql`exists (select 1 from ${users}
    where ${users.id} = ${codes.user_id} and ${users.type} in ('coach', 'unknown'))`
  const [found] = await db
    .select({ wrong: wrongGuesses })
    .from(codes)
    .where(and(gt(codes.expires_at, dayAgo()), gt(codes.tries, 0), or(isCoachSignUp, isCoach)))
  return found?.wrong ?? 0
}

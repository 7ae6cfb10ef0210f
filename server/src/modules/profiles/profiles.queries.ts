import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { guardians, users } from '../accounts/index.ts'
import { athletes, formerSlugs, newAccessCode } from './profiles.tables.ts'
import { findRetiredSlugs } from './retired-slugs.queries.ts'
import { smallPhoto } from './small-photo.queries.ts'

/** Until the transaction ends. */
export const lockSlugsOf = async (tx: Db, stem: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${stem}`}, 0))`)
}

/** The slugs in this list that are, or were, in use. An athlete may get their own former one again. */
export const findTakenSlugs = async (
  db: Db,
  slugs: readonly string[],
  athleteId?: string,
): Promise<Set<string>> => {
  const present = await db
    .select({ slug: athletes.slug })
    .from(athletes)
    .where(inArray(athletes.slug, [...slugs]))
  const former = await db
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(
      and(
        inArray(formerSlugs.slug, [...slugs]),
        athleteId === undefined ? undefined : ne(formerSlugs.athlete_id, athleteId),
      ),
    )
  // Queried last, so a page that is erased in the meantime is found either above or here.
  const retired = await findRetiredSlugs(db, slugs)
  return new Set([...[...present, ...former].map(({ slug }) => slug), ...retired])
}

type NewAthlete = Pick<typeof athletes.$inferInsert, 'user_id' | 'slug' | 'sport_key'>

/** The id, or null if the slug is taken. */
export const insertAthlete = async (db: Db, athlete: NewAthlete): Promise<string | null> => {
  const [inserted] = await db
    .insert(athletes)
    .values({ ...athlete, id: uuidv7(), created_at: clock.now() })
    .onConflictDoNothing({ target: athletes.slug })
    .returning({ id: athletes.id })
  return inserted?.id ?? null
}

/** Gives a page a new address. The old one keeps redirecting to it. */
export const moveToSlug = async (
  tx: Db,
  page: { athlete_id: string; slug: string },
  slug: string,
): Promise<void> => {
  // The athlete may return to an earlier name. Its address is no longer a former one.
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug))
  await tx.insert(formerSlugs).values({ slug: page.slug, athlete_id: page.athlete_id })
  await updateAthlete(tx, page.athlete_id, { slug })
}

export const updateAthlete = async (
  tx: Db,
  athleteId: string,
  changed: Partial<typeof athletes.$inferInsert>,
): Promise<void> => {
  await tx.update(athletes).set(changed).where(eq(athletes.id, athleteId))
}

export const writeNewAccessCode = async (tx: Db, athleteId: string): Promise<void> => {
  await tx.update(athletes).set({ access_code: newAccessCode }).where(eq(athletes.id, athleteId))
}

export const isGuardian = async (db: Db, parentId: string, athleteUserId: string): Promise<boolean> => {
  const found = await db
    .select({ parent_id: guardians.parent_id })
    .from(guardians)
    .where(and(eq(guardians.parent_id, parentId), eq(guardians.athlete_user_id, athleteUserId)))
  return found.length > 0
}

const ownAthlete = {
  user_id: athletes.user_id,
  athlete_id: athletes.id,
  athlete_slug: athletes.slug,
  photo: smallPhoto,
}

/** An athlete's own page, as a list like a parent's. */
export const findOwnPage = (db: Db, userId: string) =>
  db.select(ownAthlete).from(athletes).where(eq(athletes.user_id, userId))

/** The pages of a parent's athletes, oldest first. */
export const findAthletesOfParent = (db: Db, parentId: string) =>
  db
    .select(ownAthlete)
    .from(guardians)
    .innerJoin(athletes, eq(athletes.user_id, guardians.athlete_user_id))
    .innerJoin(users, eq(users.id, athletes.user_id))
    .where(and(eq(guardians.parent_id, parentId), isNull(users.deleted_at)))
    .orderBy(guardians.created_at, athletes.id)

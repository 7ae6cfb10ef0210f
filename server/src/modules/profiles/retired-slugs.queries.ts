import { createHmac } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { secretNamed } from '../../platform/database/secrets.ts'
import { athletes, formerSlugs, retiredSlugs } from './profiles.tables.ts'

/** Names are quickly guessed, so the hash needs a key. */
const slugHasher = async (db: Db) => {
  const key = await secretNamed(db, 'retired-slugs')
  return (slug: string): Buffer => createHmac('sha256', key).update(slug).digest()
}

/** Must be called in the transaction that erases the page. Links to the page must never lead to another person. */
export const retireSlugs = async (tx: Db, athleteId: string): Promise<void> => {
  const present = tx.select({ slug: athletes.slug }).from(athletes).where(eq(athletes.id, athleteId))
  const former = tx
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(eq(formerSlugs.athlete_id, athleteId))
  const slugs = await present.unionAll(former)
  if (slugs.length === 0) return
  const hash = await slugHasher(tx)
  await tx
    .insert(retiredSlugs)
    .values(slugs.map(({ slug }) => ({ slug_hash: hash(slug) })))
    .onConflictDoNothing()
}

/** The slugs in this list that belonged to an erased page. */
export const findRetiredSlugs = async (db: Db, slugs: readonly string[]): Promise<string[]> => {
  const hash = await slugHasher(db)
  const slugsByHash = new Map(slugs.map((slug) => [hash(slug).toString('hex'), slug]))
  const found = await db
    .select()
    .from(retiredSlugs)
    .where(
      inArray(
        retiredSlugs.slug_hash,
        [...slugsByHash.keys()].map((hex) => Buffer.from(hex, 'hex')),
      ),
    )
  return found.flatMap(({ slug_hash }) => slugsByHash.get(slug_hash.toString('hex')) ?? [])
}

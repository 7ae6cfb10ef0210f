import type { ShownNetwork } from '@fieldhouse/contract/profiles.sections'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { athletes } from '../profiles.tables.ts'
import { socialNames } from '../sections/sections.tables.ts'
import { isSameStream, type ReadStream, streamAfter } from './stream.ts'

const named = {
  athlete_id: socialNames.athlete_id,
  network: socialNames.network,
  username: socialNames.username,
}

export interface NamedAccount {
  athlete_id: string
  network: ShownNetwork
  username: string
}

/** The accounts of some athletes on these networks, in the order of their ids. */
export const findAccounts = async (
  db: Db,
  networks: readonly ShownNetwork[],
  { after, limit }: { after: string | null; limit: number },
): Promise<NamedAccount[]> => {
  const some = await db
    .selectDistinct({ athlete_id: socialNames.athlete_id })
    .from(socialNames)
    .innerJoin(athletes, eq(athletes.id, socialNames.athlete_id))
    .innerJoin(users, and(eq(users.id, athletes.user_id), isNull(users.deleted_at)))
    .where(
      and(
        inArray(socialNames.network, [...networks]),
        after === null ? undefined : gt(socialNames.athlete_id, after),
      ),
    )
    .orderBy(asc(socialNames.athlete_id))
    .limit(limit)
  if (some.length === 0) return []
  const ids = some.map(({ athlete_id }) => athlete_id)
  return db
    .select(named)
    .from(socialNames)
    .where(and(inArray(socialNames.athlete_id, ids), inArray(socialNames.network, [...networks])))
    .orderBy(asc(socialNames.athlete_id), asc(socialNames.network))
}

export const findAccountsOf = (db: Db, athleteId: string, networks: readonly ShownNetwork[]) =>
  db
    .select(named)
    .from(socialNames)
    .where(and(eq(socialNames.athlete_id, athleteId), inArray(socialNames.network, [...networks])))

export const findSlug = async (db: Db, athleteId: string): Promise<string | null> => {
  const [found] = await db.select({ slug: athletes.slug }).from(athletes).where(eq(athletes.id, athleteId))
  return found?.slug ?? null
}

/** False if nothing changes, or if the name was changed in the meantime. */
export const writeStream = async (
  tx: Db,
  { athlete_id, network, username }: NamedAccount,
  read: ReadStream,
): Promise<boolean> => {
  const isIt = and(
    eq(socialNames.athlete_id, athlete_id),
    eq(socialNames.network, network),
    eq(socialNames.username, username),
  )
  const [known] = await tx
    .select({
      account_id: socialNames.account_id,
      changed_hands: socialNames.changed_hands,
      connected: socialNames.connected,
      posts: socialNames.posts,
    })
    .from(socialNames)
    .where(isIt)
  if (!known) return false
  const stream = streamAfter(known, read)
  if (isSameStream(known, stream)) return false
  await tx.update(socialNames).set(stream).where(isIt)
  return true
}

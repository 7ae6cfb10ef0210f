import type { ShownNetwork } from '@fieldhouse/contract/profiles.sections'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { socialNames } from '../sections/sections.tables.ts'

interface Name {
  network: ShownNetwork
  username: string
}

/** What we know about an account stays with its name, unless the name changed hands. */
const isSameAccount = sql`${socialNames.username} = excluded.username and not ${socialNames.changed_hands}`

/** Replaces the old names. True if one of the new ones has to be read. */
export const saveNames = async (tx: Db, athleteId: string, names: readonly Name[]): Promise<boolean> => {
  const before = await tx
    .select({
      network: socialNames.network,
      username: socialNames.username,
      changed_hands: socialNames.changed_hands,
    })
    .from(socialNames)
    .where(eq(socialNames.athlete_id, athleteId))
  const kept = names.map(({ network }) => network)
  await tx
    .delete(socialNames)
    .where(
      and(
        eq(socialNames.athlete_id, athleteId),
        kept.length > 0 ? notInArray(socialNames.network, kept) : undefined,
      ),
    )
  if (names.length === 0) return false
  await tx
    .insert(socialNames)
    .values(names.map((name) => ({ athlete_id: athleteId, ...name })))
    .onConflictDoUpdate({
      target: [socialNames.athlete_id, socialNames.network],
      set: {
        username: sql`excluded.username`,
        account_id: sql`case when ${isSameAccount} then ${socialNames.account_id} end`,
        changed_hands: false,
        connected: sql`${socialNames.connected} and ${isSameAccount}`,
        posts: sql`case when ${isSameAccount} then ${socialNames.posts} else '[]' end`,
      },
    })
  return names.some(({ network, username }) => {
    const known = before.find((name) => name.network === network)
    return known?.username !== username || known.changed_hands
  })
}

import type { Entitlement } from '@fieldhouse/contract/guards'
import { eq } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { entitlementGrants } from '../accounts/accounts.tables.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'

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

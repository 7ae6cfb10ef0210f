import type { ConfirmedGroup } from '@fieldhouse/contract/profiles.confirming'
import { and, eq, or } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { metrics } from '../sections/sections.tables.ts'
import { seasons } from '../statistics/statistics.tables.ts'
import { confirmations } from './confirmations.tables.ts'

export interface ConfirmedEntry {
  athlete_id: string
  group: ConfirmedGroup
  id: string
}

export const isEntryOf = async (db: Db, { athlete_id, group, id }: ConfirmedEntry): Promise<boolean> => {
  const table = group === 'metrics' ? metrics : seasons
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.athlete_id, athlete_id)))
  return found.length > 0
}

/** The last person who confirms it is named. */
export const insertConfirmation = async (tx: Db, entry: ConfirmedEntry, userId: string): Promise<void> => {
  await dropConfirmation(tx, entry.id)
  await tx.insert(confirmations).values({
    id: uuidv7(),
    athlete_id: entry.athlete_id,
    [entry.group === 'metrics' ? 'metric_id' : 'season_id']: entry.id,
    confirmed_by: userId,
    confirmed_at: clock.now(),
  })
}

/** A changed figure is no longer confirmed. */
export const dropConfirmation = async (tx: Db, entryId: string): Promise<void> => {
  await tx
    .delete(confirmations)
    .where(or(eq(confirmations.metric_id, entryId), eq(confirmations.season_id, entryId)))
}

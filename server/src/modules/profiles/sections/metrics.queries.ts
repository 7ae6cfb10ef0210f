import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { metrics } from './sections.tables.ts'

export const findMetrics = (db: Db, athleteId: string) =>
  db
    .select({ id: metrics.id, key: metrics.key, value: metrics.value, measured_on: metrics.measured_on })
    .from(metrics)
    .where(eq(metrics.athlete_id, athleteId))

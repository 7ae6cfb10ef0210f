import type { Db } from '../../../platform/database/database.ts'
import { centers } from '../recruiting.tables.ts'
import type { Choice } from './filters.ts'

export const keepChoice = async (db: Db, centerId: string, choice: Choice): Promise<void> => {
  const filters = Object.fromEntries(Object.entries(choice).map(([id, chosen]) => [id, [...(chosen ?? [])]]))
  await db
    .insert(centers)
    .values({ user_id: centerId, filters })
    .onConflictDoUpdate({ target: centers.user_id, set: { filters } })
}

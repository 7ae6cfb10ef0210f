import { eq } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { searchChoices } from '../search.tables.ts'
import type { Choice } from './filters.ts'

export const findChoice = async (db: Db, userId: string): Promise<Choice> => {
  const [found] = await db
    .select({ chosen: searchChoices.chosen })
    .from(searchChoices)
    .where(eq(searchChoices.user_id, userId))
  return found?.chosen ?? {}
}

export const keepChoice = async (db: Db, userId: string, choice: Choice): Promise<void> => {
  const chosen = Object.fromEntries(Object.entries(choice).map(([id, ids]) => [id, [...(ids ?? [])]]))
  const facts = { chosen, updated_at: clock.now() }
  await db
    .insert(searchChoices)
    .values({ user_id: userId, ...facts })
    .onConflictDoUpdate({ target: searchChoices.user_id, set: facts })
}

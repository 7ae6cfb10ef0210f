import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { matchPages, results, surveys } from '../matching.tables.ts'

export type StoredResults = typeof results.$inferSelect

/** The results as they were last scored, whatever they followed from. */
export const findLastResults = async (db: Db, athleteUserId: string): Promise<StoredResults | null> => {
  const [found] = await db.select().from(results).where(eq(results.athlete_user_id, athleteUserId))
  return found ?? null
}

const resultsIn = oncePerDatabase((db) =>
  db
    .select()
    .from(results)
    .where(
      and(
        eq(results.athlete_user_id, sql.placeholder('athlete_user_id')),
        eq(results.inputs, sql.placeholder('inputs')),
      ),
    )
    .prepare('matching_results_from'),
)

/** The results, if they follow from these inputs. */
export const findResults = async (
  db: Db,
  athleteUserId: string,
  inputs: string,
): Promise<StoredResults | null> =>
  (await resultsIn(db).execute({ athlete_user_id: athleteUserId, inputs }))[0] ?? null

/**
 * Until the transaction ends, nobody saves the survey, marks it as stale, or scores it. A change of the profile marks
 * the survey in its own transaction, so what is read after this lock is the newest.
 */
export const lockSurvey = async (tx: Db, athleteUserId: string): Promise<void> => {
  await tx
    .select({ version: surveys.version })
    .from(surveys)
    .where(eq(surveys.athlete_user_id, athleteUserId))
    .for('update')
}

/** Replaces an athlete's results and their pages, and marks the survey as scored. */
export const writeResults = async (
  tx: Db,
  row: typeof results.$inferInsert,
  pages: readonly string[],
): Promise<void> => {
  const { athlete_user_id, inputs } = row
  const { athlete_user_id: _, ...replaced } = row
  await tx.insert(results).values(row).onConflictDoUpdate({ target: results.athlete_user_id, set: replaced })
  await tx.execute(sql`
    with given as (
      select ordinality::smallint as number, matches
      from jsonb_array_elements_text(${JSON.stringify(pages)}::jsonb) with ordinality as page (matches, ordinality)
    ), dropped as (
      delete from ${matchPages} where ${matchPages.athlete_user_id} = ${athlete_user_id}::uuid
        and ${matchPages.number} > ${pages.length}
    ), scored as (
      update ${surveys} set is_stale = false where ${surveys.athlete_user_id} = ${athlete_user_id}::uuid
    )
    insert into ${matchPages} (athlete_user_id, number, inputs, matches, total)
    select ${athlete_user_id}::uuid, given.number, ${inputs}, given.matches, ${row.ranking.length} from given
    on conflict (athlete_user_id, number) do update
    set inputs = excluded.inputs, matches = excluded.matches, total = excluded.total`)
}

/** Nothing changed after all. */
export const markScored = async (tx: Db, athleteUserId: string): Promise<void> => {
  await tx.update(surveys).set({ is_stale: false }).where(eq(surveys.athlete_user_id, athleteUserId))
}

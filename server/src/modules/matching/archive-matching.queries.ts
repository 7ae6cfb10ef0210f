import { asc, eq, inArray } from 'drizzle-orm'
import type { ArchivePart } from '../../platform/archive/archive.ts'
import type { Db } from '../../platform/database/database.ts'
import { accessTo, shownName, users } from '../accounts/index.ts'
import { colleges } from '../colleges/index.ts'
import { results, surveys, tipsShown } from './matching.tables.ts'

/** A family reads its survey once it had the package. Before that, only the success coach does. */
const findSurveys = async (db: Db, athleteUserIds: readonly string[]) => {
  const found = await db
    .select({
      id: surveys.athlete_user_id,
      access: accessTo(surveys.athlete_user_id, 'best-college-match'),
      athlete: shownName(users),
      answers: surveys.answers,
      must_haves_switched_off: surveys.filter_disabled,
      completed_at: surveys.completed_at,
      saved_at: surveys.saved_at,
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.athlete_user_id))
    .where(inArray(surveys.athlete_user_id, [...athleteUserIds]))
    .orderBy(asc(surveys.athlete_user_id))
  return found.filter(({ access }) => access.state !== 'never')
}

async function* findMatches(db: Db, athleteUserId: string) {
  const [found] = await db.select().from(results).where(eq(results.athlete_user_id, athleteUserId))
  if (!found) return
  const ids = found.ranking.map(([id]) => id)
  const rows = await db
    .select({ id: colleges.id, name: colleges.name })
    .from(colleges)
    .where(inArray(colleges.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  for (const [index, [id, total, chance, miles, net_cost]] of found.ranking.entries())
    yield { rank: index + 1, college: names.get(id) ?? null, total, chance, miles, net_cost }
}

/** The answers, and the matches as they were last scored. */
export const archiveMatching: ArchivePart = {
  tables: [results, surveys, tipsShown],
  read: async function* (db, { userId, athleteUserIds }) {
    const readable = await findSurveys(db, athleteUserIds)
    yield {
      path: 'matching/survey.json',
      rows: readable.map(({ id: _, access: __, ...survey }) => survey),
    }
    for (const { id, athlete } of readable)
      yield { path: `matching/matches-of-${athlete}.json`, rows: findMatches(db, id) }
    const tips = await db
      .select({ tip_shown_at: tipsShown.shown_at })
      .from(tipsShown)
      .where(eq(tipsShown.user_id, userId))
    yield { path: 'matching/tip.json', rows: tips }
  },
}

import { asc, eq, inArray } from 'drizzle-orm'
import type { ArchivePart } from '../../platform/archive/archive.ts'
import { shownName, users } from '../accounts/index.ts'
import { evaluations, scores } from './rankings.tables.ts'

/** The athletes' scores, and the evaluations that a person wrote. Families never see who evaluated them how. */
export const archiveRankings: ArchivePart = {
  tables: [scores, evaluations],
  read: async function* (db, { userId, athleteUserIds }) {
    const ranked = await db
      .select({
        athlete: shownName(users),
        sport: scores.sport_key,
        production: scores.production,
        competition_level: scores.competition_level,
        consistency: scores.consistency,
        teammates: scores.teammates,
        leadership: scores.leadership,
        score: scores.score,
        calculated_at: scores.calculated_at,
      })
      .from(scores)
      .innerJoin(users, eq(users.id, scores.user_id))
      .where(inArray(scores.user_id, [...athleteUserIds]))
    yield { path: 'rankings/scores.json', rows: ranked }
    const written = await db
      .select({
        athlete: shownName(users),
        competition_level: evaluations.competition_level,
        teammates: evaluations.teammates,
        leadership: evaluations.leadership,
        updated_at: evaluations.updated_at,
      })
      .from(evaluations)
      .innerJoin(users, eq(users.id, evaluations.user_id))
      .where(eq(evaluations.evaluator_id, userId))
      .orderBy(asc(evaluations.created_at))
    yield { path: 'rankings/evaluations-you-wrote.json', rows: written }
  },
}

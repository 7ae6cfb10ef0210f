import type { Evaluation } from '@fieldhouse/contract/rankings'
import type { evaluations } from '../modules/rankings/rankings.tables.ts'
import type { ClaimRow } from './care.ts'
import {
  type AthletePerson,
  athletesWithoutSlugs,
  crowds,
  demoUser,
  type Ingredients,
  talentOf,
} from './crowd.ts'
import { clamp } from './profiles/draw.ts'
import { Random } from './random.ts'

/** The evaluated athletes: about every second one of the first few thousand with more than a name. */
const seenShare = 0.5
const seenAtMost = 3000

const points = (random: Random, mean: number): number => clamp(Math.round(random.around(mean, 6)), 20, 99)

/** Two evaluators of the same athlete give similar scores. */
const drawEvaluation = (random: Random, talent: number): Evaluation => ({
  competition_level: points(random, 64 + 11 * talent),
  teammates: points(random, 68 + 9 * talent),
  leadership: points(random, 68 + 8 * talent),
})

/** Athletes written by hand are well known, and good. */
const portraitTalent = 2

const talentSeen = (ingredients: Ingredients, { place, portrait }: AthletePerson): number =>
  portrait ? portraitTalent : talentOf(ingredients, place)

/** PUB-02: success coaches have evaluated their athletes, and the demo admin many others. */
export function* evaluationRows(
  ingredients: Ingredients,
  rosterClaims: Iterable<ClaimRow>,
): Generator<typeof evaluations.$inferInsert> {
  const admin = demoUser(ingredients, 'admin')
  const claims = new Map(Iterator.from(rosterClaims).map((claim) => [claim.athlete_user_id, claim]))
  for (const person of athletesWithoutSlugs(ingredients)) {
    const { user, place, portrait, isSparse } = person
    const random = new Random(ingredients.seed, crowds.evaluations, place)
    const talent = talentSeen(ingredients, person)
    const row = (evaluator_id: string, at: Date) => ({
      user_id: user.id,
      evaluator_id,
      ...drawEvaluation(random, talent),
      created_at: at,
      updated_at: at,
    })
    const isSeen = (portrait !== null || random.chance(seenShare)) && !isSparse && place <= seenAtMost
    if (isSeen) yield row(admin.id, user.created_at)
    const claim = claims.get(user.id)
    if (claim) yield row(claim.success_coach_id, claim.created_at)
  }
}

import { surveySteps } from '@fieldhouse/contract/matching.answers'
import type { results, SavedAnswers, surveys } from '../../modules/matching/matching.tables.ts'
import { demoRoster } from '../care.ts'
import type { Ingredients } from '../crowd.ts'
import { momentBack } from '../recruiting/days.ts'
import { formerMember } from '../recruiting/interests.ts'

type SurveyRow = typeof surveys.$inferInsert

/** What the demo athlete answered. What her page says is not repeated, so it follows her page. */
const amaraAnswers: SavedAnswers = {
  player: { role: 'rotation' },
  level: { wanted: ['d1-mid', 'd1-low', 'd2', 'naia'], projected: 'd1-mid', competition: 'state-power' },
  game: { styles: ['pace', 'motion'] },
  academics: {
    uses_tests: true,
    majors: ['Health Professions & Nursing', 'Kinesiology, Fitness & Recreation'],
    selectivity: [],
  },
  place: { radius_miles: 400, regions: [], settings: ['city', 'suburb'] },
  campus: {
    min_size: 5000,
    max_size: 20_000,
    controls: [],
    years: ['4-year'],
    wants_hbcu: false,
    wants_single_sex: false,
    includes_unverified: false,
  },
  money: { budget: 25_000, needs_aid: true, prefers_in_state: false },
  priorities: {
    weights: { level: 5, grades: 4, cost: 4, distance: 3, majors: 2, setting: 1, size: 1, kind: 1 },
    must_haves: ['level', 'distance'],
  },
}

/** A survey that anyone could have answered: far from home, at several levels. */
const plainAnswers: SavedAnswers = {
  player: { role: null },
  level: { wanted: ['d2', 'naia', 'd3'], projected: 'd2', competition: 'strong' },
  game: { styles: ['three-point'] },
  academics: { uses_tests: true, majors: ['Business & Marketing'], selectivity: [] },
  place: { radius_miles: 800, regions: [], settings: [] },
  campus: {
    min_size: null,
    max_size: 15_000,
    controls: [],
    years: ['4-year'],
    wants_hbcu: false,
    wants_single_sex: false,
    includes_unverified: false,
  },
  money: { budget: 30_000, needs_aid: false, prefers_in_state: true },
  priorities: {
    weights: { level: 4, grades: 3, cost: 5, distance: 2, majors: 3, setting: 0, size: 2, kind: 3 },
    must_haves: [],
  },
}

/** Only the first steps, as after somebody stopped in the middle. */
const begun = (answers: SavedAnswers, steps: number): SavedAnswers =>
  Object.fromEntries(surveySteps.slice(0, steps).map((step) => [step, answers[step]]))

/** How far the families on the demo roster are, after the demo athlete. One has not begun. */
const stepsOfOthers = [0, 3, 7, 8]

/** BCM-01: families at each stage of the survey. Their matches are scored after the start. */
export function* surveyRows(ingredients: Ingredients): Generator<SurveyRow> {
  const [amara, ...others] = demoRoster(ingredients)
  if (amara) yield completed(amara.user.id, amaraAnswers, momentBack(8, '19:40'))
  const players = others.filter(({ athlete }) => athlete.sport_key === 'basketball')
  for (const [index, steps] of stepsOfOthers.entries()) {
    const player = players[index]
    if (!player || steps === 0) continue
    const at = momentBack(3 + index, '20:15')
    if (steps === surveySteps.length) yield completed(player.user.id, plainAnswers, at)
    else yield { ...saved(player.user.id, begun(plainAnswers, steps), steps, at), completed_at: null }
  }
  // Answered before her package ended. She still reads her matches.
  const former = formerMember(ingredients)
  if (former) yield completed(former.id, plainAnswers, momentBack(40, '18:05'))
}

const saved = (athlete_user_id: string, answers: SavedAnswers, version: number, saved_at: Date) => ({
  athlete_user_id,
  answers,
  filter_disabled: [],
  version,
  saved_at,
  saved_by: athlete_user_id,
  is_stale: false,
})

const completed = (athleteUserId: string, answers: SavedAnswers, at: Date): SurveyRow => ({
  ...saved(athleteUserId, answers, surveySteps.length, at),
  completed_at: at,
  is_stale: true,
})

/** Results without matches, from before the last answer: nobody sees them, and no notice says that matches are new. */
export function* resultRows(ingredients: Ingredients): Generator<typeof results.$inferInsert> {
  for (const { athlete_user_id, completed_at } of surveyRows(ingredients))
    if (completed_at)
      yield {
        athlete_user_id,
        inputs: '',
        survey_version: 0,
        catalog_version: '',
        method_version: 0,
        summary: { considered: 0, unverified: 0, costs: [] },
        ranking: [],
        best_known: [],
        scored_at: completed_at,
      }
}

import type { MatchAnswers, PlayLevel } from '@fieldhouse/contract/matching.answers'
import { amara } from './answers.factory.ts'
import { homes, type Sketch } from './athlete-sketches.factory.ts'
import { higherLevelSketches } from './higher-level-sketches.factory.ts'
import { specialWishSketches } from './special-wish-sketches.factory.ts'

/** Twenty invented athletes, with what a basketball person expects of their best ten. */
export interface InventedAthlete {
  readonly name: string
  readonly answers: MatchAnswers
  /** At least eight of the best ten are at one of these levels. */
  readonly plays: readonly PlayLevel[]
}

const answersOf = (sketch: Sketch): MatchAnswers => ({
  ...amara,
  player: {
    gender: sketch.gender,
    class_year: null,
    positions: [sketch.position],
    height_in: sketch.height,
    wingspan_in: null,
    role: sketch.role ?? null,
  },
  level: {
    wanted: sketch.wanted ?? [],
    projected: sketch.projected ?? null,
    competition: sketch.competition ?? null,
  },
  game: { averages: sketch.season ?? null, styles: [] },
  academics: {
    gpa: sketch.gpa,
    core_gpa: null,
    uses_tests: true,
    selectivity: sketch.selectivity ?? [],
    sat: sketch.sat ?? null,
    act: sketch.act ?? null,
    majors: sketch.majors ?? [],
  },
  place: { home: homes[sketch.from], radius_miles: sketch.radius ?? 500, regions: [], settings: [] },
  campus: {
    min_size: null,
    max_size: null,
    controls: [],
    years: ['4-year'],
    wants_hbcu: false,
    wants_single_sex: false,
    includes_unverified: false,
    ...sketch.campus,
  },
  money: {
    budget: sketch.budget ?? 30_000,
    needs_aid: false,
    prefers_in_state: sketch.staysInState ?? false,
  },
  priorities: {
    weights: { level: 5, grades: 4, cost: 3, distance: 2, majors: 2, setting: 1, size: 1, kind: 2 },
    must_haves: sketch.must ?? [],
  },
  filter_disabled: [],
})

export const inventedAthletes: readonly InventedAthlete[] = [
  ...higherLevelSketches,
  ...specialWishSketches,
].map(([name, plays, sketch]) => ({
  name,
  plays,
  answers: answersOf(sketch),
}))

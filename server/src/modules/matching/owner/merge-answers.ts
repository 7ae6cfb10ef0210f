import { isDeepStrictEqual } from 'node:util'
import {
  type AnsweredStep,
  factors,
  type MatchAnswers,
  type MustHave,
  type SurveyStep,
  surveySteps,
} from '@fieldhouse/contract/matching.answers'
import type { ShownAnswers } from '@fieldhouse/contract/matching.shown'
import type { SavedAnswers } from '../matching.tables.ts'
import type { ProfileAnswers } from './profile-answers.ts'

/** The weight of every part before anyone has chosen. */
const usualWeight = 3

const weights = Object.fromEntries(
  factors.map((factor) => [factor, usualWeight]),
) as ShownAnswers['priorities']['weights']

/** A survey in which nobody has answered anything. */
const unanswered: ShownAnswers = {
  player: { gender: null, class_year: null, positions: [], height_in: null, wingspan_in: null, role: null },
  level: { wanted: [], projected: null, competition: null },
  game: { averages: null, styles: [] },
  academics: {
    gpa: null,
    core_gpa: null,
    uses_tests: true,
    sat: null,
    act: null,
    majors: [],
    selectivity: [],
  },
  place: { home: null, radius_miles: null, regions: [], settings: [] },
  campus: {
    min_size: null,
    max_size: null,
    controls: [],
    years: [],
    wants_hbcu: false,
    wants_single_sex: false,
    includes_unverified: false,
  },
  money: { budget: null, needs_aid: false, prefers_in_state: false },
  priorities: { weights, must_haves: [] },
}

type Steps = Readonly<Partial<Record<SurveyStep, Readonly<Record<string, unknown>>>>>

/** BCM-01: what was saved, then the profile's values, then nothing. */
export const mergeAnswers = (profile: ProfileAnswers, saved: SavedAnswers): ShownAnswers => {
  const [own, given, empty]: Steps[] = [profile, saved, unanswered]
  const steps = surveySteps.map((step) => [step, { ...empty?.[step], ...own?.[step], ...given?.[step] }])
  return Object.fromEntries(steps) as ShownAnswers
}

const isSaid = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0)

/** A step as it is stored: without what the profile says already. */
export const withoutProfile = (
  profile: ProfileAnswers,
  { step, answers }: AnsweredStep,
): Record<string, unknown> => {
  const own = (profile as Steps)[step] ?? {}
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => !(name in own && isDeepStrictEqual(own[name], value))),
  )
}

/** The paths of the answers that are the profile's: `player.height_in`. */
export const pathsFromProfile = (profile: ProfileAnswers, saved: SavedAnswers): string[] =>
  Object.entries(profile as Steps).flatMap(([step, own]) =>
    Object.entries(own)
      .filter(([name, value]) => isSaid(value) && !(name in (saved[step as SurveyStep] ?? {})))
      .map(([name]) => `${step}.${name}`),
  )

/** What a match is made from. Null while nobody has said which team. */
export const matchAnswers = (
  { player, ...steps }: ShownAnswers,
  filter_disabled: readonly MustHave[],
): MatchAnswers | null =>
  player.gender === null
    ? null
    : { ...steps, player: { ...player, gender: player.gender }, filter_disabled: [...filter_disabled] }

import * as z from 'zod'
import { genders, sports } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { wholeFrom } from './lists.ts'
import { colorThemes } from './profiles.sections.ts'
import { athleteParams } from './profiles.ts'
import { firstRanked, scoreParts } from './rankings.parts.ts'

const sportKey = z.enum(sports, { error: 'Must be one of our sports' })
const classYear = wholeFrom(2000, 2100)
const gender = z.enum(genders, { error: 'Must be male or female' })

/** An athlete as anyone may see one: no way to contact a minor, no birth date. */
const rankedAthlete = z.object({
  id: z.string(),
  slug: z.string(),
  /** Athletes with the same score have the same rank. */
  rank: z.number(),
  /** 0 to 100, in tenths. */
  score: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  number: z.string().nullable(),
  color_theme: z.enum(colorThemes),
  /** The full name, `Shooting guard`, and the short one. */
  position: z.object({ key: z.string(), title: z.string() }).nullable(),
  class: z.number().nullable(),
  high_school: z.string().nullable(),
  state: z.string().nullable(),
  /** From the last high-school season, most impressive first. */
  figures: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      title: z.string(),
      value: z.number(),
      decimals: z.number(),
      unit: z.string().nullable(),
    }),
  ),
})
export type RankedAthlete = z.output<typeof rankedAthlete>

const topList = z.object({
  sport: z.object({ key: z.enum(sports) }),
  /** Girls and boys are ranked separately. */
  gender,
  /** Null for all classes together. */
  class: z.number().nullable(),
  /** The classes in which someone of the sport and gender has a rank. */
  classes: z.array(z.number()),
  athletes: z.array(rankedAthlete),
})
export type TopList = z.output<typeof topList>

/** PUB-02: the best girls or boys of a sport, optionally of one class. */
export const getTop100 = endpoint({
  method: 'GET',
  path: '/top-100',
  guard: 'anyone',
  rate: 'read',
  summary: 'The hundred highest scores of the girls or boys in a sport',
  query: z.object({
    sport: sportKey.default('basketball'),
    gender: gender.default(firstRanked),
    class: classYear.optional(),
  }),
  output: z.object({ data: topList }),
  quiet: ['missing', 'fault', 'refusal'],
})

const place = z.object({ rank: z.number(), of: z.number() })

const ownRanking = z.object({
  athlete_id: z.string(),
  slug: z.string(),
  first_name: z.string(),
  sport: z.object({ key: z.string() }),
  /** Null until it is set. Without it there is no rank. */
  gender: gender.nullable(),
  class: z.number().nullable(),
  /** Null without an evaluation. */
  score: z.number().nullable(),
  /** Among the girls or the boys of the sport. Null without a score or a gender, and while the page is hidden. */
  in_sport: place.nullable(),
  in_class: place.nullable(),
  /** How many success coaches and admins have evaluated the athlete. */
  evaluations: z.number(),
  /** The number of high-school seasons that were counted. */
  seasons: z.number(),
  is_visible: z.boolean(),
  parts: z.array(
    z.object({
      key: z.enum(scoreParts.map(({ key }) => key)),
      weight: z.number(),
      /** 0 to 100, in tenths. Null until someone has evaluated it. */
      value: z.number().nullable(),
    }),
  ),
})
export type OwnRanking = z.output<typeof ownRanking>

/** PUB-02: an athlete's rank and the reasons for it. For the family, the athlete's success coach, and admins. */
export const getRanking = endpoint({
  method: 'GET',
  path: '/athlete/{id}/ranking',
  guard: 'check-auth',
  rate: 'read',
  summary: 'The parts of an athlete’s score',
  params: athleteParams,
  output: z.object({ data: ownRanking }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'fault', 'refusal'],
})

const points = (label: string) => {
  const fault = `${label} must be a whole number from 0 to 100`
  // Numbers only: an empty text must not count as zero.
  return z.number({ error: fault }).int({ error: fault }).min(0, { error: fault }).max(100, { error: fault })
}

const evaluation = z.object({
  competition_level: points('Competition level'),
  teammates: points('Effect on teammates'),
  leadership: points('Leadership'),
})
export type Evaluation = z.output<typeof evaluation>

const savedEvaluation = z.object({
  competition_level: z.number(),
  teammates: z.number(),
  leadership: z.number(),
  updated_at: z.string(),
})
export type SavedEvaluation = z.output<typeof savedEvaluation>

const evaluationPath = '/athlete/{id}/evaluation'

export const getEvaluation = endpoint({
  method: 'GET',
  path: evaluationPath,
  guard: 'user-page',
  rate: 'read',
  summary: 'Your own evaluation of an athlete',
  params: athleteParams,
  output: z.object({ data: savedEvaluation.nullable() }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

/** One for each evaluator and athlete. Saving again replaces it. The score is updated immediately. */
export const saveEvaluation = endpoint({
  method: 'POST',
  path: evaluationPath,
  guard: 'user-page',
  rate: 'write',
  effect: 'transaction',
  summary: 'Evaluate an athlete: as the athlete’s success coach or as an admin',
  params: athleteParams,
  body: evaluation,
  output: z.object({ data: savedEvaluation }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

import * as z from 'zod'
import { genders } from './accounts.ts'
import * as choices from './matching.answers.ts'

/**
 * The answers as they are sent. Older rows and profiles may hold what the rules of `matching.answers.ts` no longer
 * allow, or not yet: an athlete without a position, for example. So the same shape, without the rules.
 */

const figure = z.number().nullable()
const someOf = <const Choice extends string>(values: readonly [Choice, ...Choice[]]) =>
  z.array(z.enum(values))
const oneOf = <const Choice extends string>(values: readonly [Choice, ...Choice[]]) =>
  z.enum(values).nullable()

export const shownAnswers = z.object({
  player: z.object({
    /** Null if neither the survey nor the profile says it. */
    gender: z.enum(genders).nullable(),
    class_year: figure,
    positions: someOf(choices.positions),
    height_in: figure,
    wingspan_in: figure,
    role: oneOf(choices.roles),
  }),
  level: z.object({
    wanted: someOf(choices.playLevels),
    projected: oneOf(choices.playLevels),
    competition: oneOf(choices.competitions),
  }),
  game: z.object({
    averages: z
      .object({
        points: z.number(),
        rebounds: z.number(),
        assists: z.number(),
        steals: z.number(),
        blocks: z.number(),
      })
      .nullable(),
    styles: someOf(choices.playStyles),
  }),
  academics: z.object({
    gpa: figure,
    core_gpa: figure,
    uses_tests: z.boolean(),
    sat: figure,
    act: figure,
    majors: z.array(z.string()),
    selectivity: someOf(choices.selectivities),
  }),
  place: z.object({
    home: z
      .object({
        city: z.string(),
        state: z.string(),
        zip: z.string().nullable(),
        lat: z.number(),
        lon: z.number(),
      })
      .nullable(),
    radius_miles: figure,
    regions: someOf(choices.regions),
    settings: someOf(choices.settings),
  }),
  campus: z.object({
    min_size: figure,
    max_size: figure,
    controls: someOf(['public', 'private']),
    years: someOf(['2-year', '4-year']),
    wants_hbcu: z.boolean(),
    wants_single_sex: z.boolean(),
    includes_unverified: z.boolean(),
  }),
  money: z.object({ budget: figure, needs_aid: z.boolean(), prefers_in_state: z.boolean() }),
  priorities: z.object({
    weights: z.object(
      Object.fromEntries(choices.factors.map((factor) => [factor, z.number()])) as Record<
        choices.Factor,
        z.ZodNumber
      >,
    ),
    must_haves: someOf(choices.mustHaves),
  }),
} satisfies Record<choices.SurveyStep, z.ZodType>)

export type ShownAnswers = z.output<typeof shownAnswers>

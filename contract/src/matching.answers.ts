import * as z from 'zod'
import { genders } from './accounts.ts'
import { oneLine } from './fields.ts'
import { usStates } from './search.states.ts'

/** BCM-01: the survey's answers, step by step. A null or an empty list was not answered. */

export const surveySteps = [
  'player',
  'level',
  'game',
  'academics',
  'place',
  'campus',
  'money',
  'priorities',
] as const
export type SurveyStep = (typeof surveySteps)[number]

export const positions = ['PG', 'SG', 'SF', 'PF', 'C'] as const
export type Position = (typeof positions)[number]

/** The part on a team that an athlete wants, the largest first. */
export const roles = ['starter', 'rotation', 'team'] as const
export type Role = (typeof roles)[number]

/** The levels of college basketball that a person can name. Division I has three, by conference. */
export const playLevels = [
  'd1-high',
  'd1-mid',
  'd1-low',
  'd2',
  'naia',
  'd3',
  'juco-d1',
  'juco-d2',
  'juco-d3',
  'small',
] as const
export type PlayLevel = (typeof playLevels)[number]

/** The opponents of a high-school season, the strongest first. */
export const competitions = ['national', 'state-power', 'strong', 'local'] as const
export type Competition = (typeof competitions)[number]

/** How a team plays. No source says this about colleges, so it is not scored. */
export const playStyles = ['pace', 'press', 'motion', 'post', 'three-point'] as const
export type PlayStyle = (typeof playStyles)[number]

/** How many of those who apply get in, the fewest first. */
export const selectivities = ['most', 'very', 'somewhat', 'open'] as const
export type Selectivity = (typeof selectivities)[number]

export const settings = ['city', 'suburb', 'town', 'rural'] as const
export type Setting = (typeof settings)[number]

export const regions = ['Northeast', 'Midwest', 'South', 'West'] as const
export type Region = (typeof regions)[number]

/** The scored parts of a match, in the order they are shown. */
export const factors = ['level', 'grades', 'cost', 'distance', 'majors', 'setting', 'size', 'kind'] as const
export type Factor = (typeof factors)[number]

/** Answers that can be a must-have. Level means one of the wanted levels, not the fit. */
export const mustHaves = ['level', 'cost', 'distance', 'majors', 'setting', 'size', 'kind'] as const
export type MustHave = (typeof mustHaves)[number]

export const largestRadius = 3000

/** Amounts have commas. Years and test scores have none. */
const withCommas = (value: number): string => value.toLocaleString('en-US')

const within = (label: string, min: number, max: number, say: (value: number) => string = withCommas) => {
  const fault = `Please enter ${label} from ${say(min)} to ${say(max)}`
  return z.number({ error: fault }).min(min, { error: fault }).max(max, { error: fault })
}

const wholeWithin = (label: string, min: number, max: number, say = withCommas) =>
  within(label, min, max, say).int({ error: `Please enter ${label} as a whole number` })

/** Each choice once, in the order of the choices, so the same answer is always stored alike. */
const chosen = <const Choice extends string>(choices: readonly [Choice, ...Choice[]], fault: string) =>
  z
    .array(z.enum(choices, { error: fault }), { error: fault })
    .max(choices.length * 4, { error: fault })
    .overwrite((given) => choices.filter((choice) => given.includes(choice)))

const oneOf = <const Choice extends string>(choices: readonly [Choice, ...Choice[]], fault: string) =>
  z.enum(choices, { error: fault }).nullable()

/** An object of answers. */
const answersOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, { error: 'Please send the answers of this step' })

const player = answersOf({
  /** The team: men's or women's. */
  gender: z.enum(genders, { error: 'Please choose the men’s or the women’s team' }),
  class_year: wholeWithin('a graduation year', 2020, 2040, String).nullable(),
  positions: chosen(positions, 'Please choose from the five positions').min(1, {
    error: 'Please choose at least one position',
  }),
  height_in: within('a height', 48, 96).nullable(),
  wingspan_in: within('a wingspan', 48, 108).nullable(),
  role: oneOf(roles, 'Please choose one of the roles'),
})

const level = answersOf({
  /** Empty: any level. */
  wanted: chosen(playLevels, 'Please choose from the listed levels'),
  /** The opinion of the athlete's own coach. */
  projected: oneOf(playLevels, 'Please choose one of the levels'),
  competition: oneOf(competitions, 'Please choose one of the kinds of opponents'),
})

const averages = answersOf({
  points: within('points a game', 0, 80),
  rebounds: within('rebounds a game', 0, 40),
  assists: within('assists a game', 0, 30),
  steals: within('steals a game', 0, 15),
  blocks: within('blocks a game', 0, 15),
})
export type GameAverages = Readonly<z.output<typeof averages>>

const game = answersOf({
  averages: averages.nullable(),
  styles: chosen(playStyles, 'Please choose from the listed styles'),
})

const academics = answersOf({
  /** Unweighted, like in the profile. */
  gpa: within('an unweighted GPA', 0, 4).nullable(),
  core_gpa: within('a core GPA', 0, 4).nullable(),
  /** False: the match ignores the test scores. */
  uses_tests: z.boolean({ error: 'Please say whether test scores count' }),
  sat: wholeWithin('an SAT score', 400, 1600, String).nullable(),
  act: wholeWithin('an ACT score', 1, 36).nullable(),
  /** Fields of study from the catalog. Empty: undecided. */
  majors: z
    .array(oneLine({ max: 80, fault: 'Please choose from the listed fields' }), {
      error: 'Please choose from the listed fields',
    })
    .max(6, { error: 'Please choose at most six fields' })
    .overwrite((given) => [...new Set(given)].toSorted()),
  selectivity: chosen(selectivities, 'Please choose from the listed kinds'),
})

const notListed = 'Please choose your home from the list'

const home = answersOf({
  city: oneLine({ max: 80, fault: notListed }).regex(/^[\p{L}\p{M}\d .,'’()/-]+$/u, { error: notListed }),
  state: z.string({ error: notListed }).refine((key) => Object.hasOwn(usStates, key), { error: notListed }),
  zip: z
    .string({ error: notListed })
    .regex(/^\d{5}$/, { error: notListed })
    .nullable(),
  lat: within('a latitude', 15, 72),
  lon: within('a longitude', -180, -60),
})
export type Home = Readonly<z.output<typeof home>>

const place = answersOf({
  home: home.nullable(),
  /** Null: any distance. */
  radius_miles: wholeWithin('a radius in miles', 10, largestRadius).nullable(),
  /** Instead of a radius. */
  regions: chosen(regions, 'Please choose from the four regions'),
  settings: chosen(settings, 'Please choose from the four settings'),
})

const studentCount = wholeWithin('a number of students', 0, 200_000).nullable()

const campus = z
  .object(
    {
      min_size: studentCount,
      max_size: studentCount,
      controls: chosen(['public', 'private'], 'Please choose public or private'),
      years: chosen(['2-year', '4-year'], 'Please choose two-year or four-year'),
      wants_hbcu: z.boolean({ error: 'Must be true or false' }),
      wants_single_sex: z.boolean({ error: 'Must be true or false' }),
      /** Also colleges whose basketball team no source confirms. They are labeled. */
      includes_unverified: z.boolean({ error: 'Must be true or false' }),
    },
    { error: 'Please send the answers of this step' },
  )
  .refine(({ min_size, max_size }) => min_size === null || max_size === null || min_size <= max_size, {
    path: ['max_size'],
    error: 'The largest size must not be below the smallest',
  })

const money = answersOf({
  /** Whole dollars a year. */
  budget: wholeWithin('a yearly budget', 0, 200_000).nullable(),
  needs_aid: z.boolean({ error: 'Must be true or false' }),
  prefers_in_state: z.boolean({ error: 'Must be true or false' }),
})

const weight = wholeWithin('a weight', 0, 5)

const priorities = answersOf({
  /** From 0, does not count, to 5. */
  weights: answersOf({
    level: weight,
    grades: weight,
    cost: weight,
    distance: weight,
    majors: weight,
    setting: weight,
    size: weight,
    kind: weight,
  } satisfies Record<Factor, typeof weight>),
  must_haves: chosen(mustHaves, 'Please choose from the listed must-haves'),
})

const surveyAnswers = z.object({
  player,
  level,
  game,
  academics,
  place,
  campus,
  money,
  priorities,
} satisfies Record<SurveyStep, z.ZodType>)

/** All answers: what was saved, and the profile’s values for the rest. */
type SurveyAnswers = z.output<typeof surveyAnswers>

/** One step, as it is saved. */
export const answeredStep = z.discriminatedUnion(
  'step',
  [
    z.object({ step: z.literal('player'), answers: player }),
    z.object({ step: z.literal('level'), answers: level }),
    z.object({ step: z.literal('game'), answers: game }),
    z.object({ step: z.literal('academics'), answers: academics }),
    z.object({ step: z.literal('place'), answers: place }),
    z.object({ step: z.literal('campus'), answers: campus }),
    z.object({ step: z.literal('money'), answers: money }),
    z.object({ step: z.literal('priorities'), answers: priorities }),
  ],
  { error: 'Must be one of the eight steps' },
)
export type AnsweredStep = z.output<typeof answeredStep>

type Unchangeable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchangeable<Value[Key]> }
  : Value

/** Everything a match is made from. */
export type MatchAnswers = Unchangeable<
  SurveyAnswers & {
    /** Must-haves that are switched off for now. */
    filter_disabled: MustHave[]
  }
>

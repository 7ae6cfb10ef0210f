import * as z from 'zod'
import { sports } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/** What a sport counts and measures. It is data (`sports.csv` of the server): a sport is added by adding rows. */

const position = z.object({
  key: z.string(),
  title: z.string(),
  /** Which of the season columns belong to it: a goalie has others than a skater. */
  group: z.string().nullable(),
  /** Only one of the two plays it so. */
  gender: z.string().nullable(),
})

/** Sums of weighted columns, the first divided by the second: `times * (fgm + 0.5 * tpm) / fga`. */
const formula = z.object({
  of: z.record(z.string(), z.number()),
  by: z.record(z.string(), z.number()),
  times: z.number(),
})
export type Formula = z.output<typeof formula>

/** What a column may not exceed, alone or `together_with` others: two- and three-base hits are hits all of them. */
const limit = z.object({ key: z.string(), together_with: z.array(z.string()) })
export type Limit = z.output<typeof limit>

const column = z.object({
  key: z.string(),
  /** Over the column: `3P%`. */
  label: z.string(),
  title: z.string(),
  group: z.string().nullable(),
  gender: z.string().nullable(),
  decimals: z.number(),
  max: z.number(),
  /** Some figures, such as plus/minus, go below zero. */
  min: z.number(),
  /** Nobody scores more often than they try. */
  at_most: z.array(limit),
  /** How it follows from others. Those win over what is typed. */
  formula: formula.nullable(),
  /** Nobody types it. */
  is_derived: z.boolean(),
  /** Shown big, in this order; null for the table alone. */
  tile: z.number().nullable(),
  is_compared: z.boolean(),
  is_lower_better: z.boolean(),
  /** Said after the figure: `%`. */
  unit: z.string().nullable(),
})
export type StatColumn = z.output<typeof column>

export const measurementUnits = [
  'length',
  'short-length',
  'weight',
  'seconds',
  'mph',
  'rpm',
  'degrees',
  'percent',
  'count',
] as const

const measurement = z.object({
  key: z.string(),
  title: z.string(),
  /** Lengths are kept in cm, weights in kg, and shown by the metric setting; the rest is what it says. */
  unit: z.enum(measurementUnits),
  /** What it is rounded to, in the unit it is typed in. */
  step: z.number(),
  gender: z.string().nullable(),
  is_lower_better: z.boolean(),
  /** Outside of these, in the unit it is typed in, one is asked whether it is right. */
  usual_min: z.number().nullable(),
  usual_max: z.number().nullable(),
})
export type Measurement = z.output<typeof measurement>

const sport = z.object({
  key: z.string(),
  title: z.string(),
  /** What a hand is asked for: `shoots`, `bats and throws`. */
  handedness: z.array(z.object({ key: z.string(), title: z.string() })),
  positions: z.array(position),
  columns: z.array(column),
  measurements: z.array(measurement),
})
export type Sport = z.output<typeof sport>

export const getSport = endpoint({
  method: 'GET',
  path: '/sports/{key}',
  guard: 'anyone',
  rate: 'read',
  summary: 'The positions, season columns and measurements of a sport',
  params: z.object({ key: z.enum(sports) }),
  output: z.object({ data: sport }),
  errors: ['not_found'],
})

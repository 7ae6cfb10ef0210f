import * as z from 'zod'
import { sports } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/** What a sport counts and measures. It is data (`sports.csv` on the server), so adding rows adds a sport. */

const position = z.object({
  key: z.string(),
  title: z.string(),
  /** The season columns of this group. A goalie has different ones than a skater. */
  group: z.string().nullable(),
  /** Set if only this gender plays it. */
  gender: z.string().nullable(),
})

/** Sums of weighted columns, the first divided by the second: `times * (fgm + 0.5 * tpm) / fga`. */
const formula = z.object({
  of: z.record(z.string(), z.number()),
  by: z.record(z.string(), z.number()),
  times: z.number(),
})
export type Formula = z.output<typeof formula>

/** The column it may not exceed, alone or `together_with` others: doubles and triples are both hits. */
const limit = z.object({ key: z.string(), together_with: z.array(z.string()) })
export type Limit = z.output<typeof limit>

const column = z.object({
  key: z.string(),
  /** The column's header: `3P%`. */
  label: z.string(),
  title: z.string(),
  group: z.string().nullable(),
  gender: z.string().nullable(),
  decimals: z.number(),
  max: z.number(),
  /** Some figures, such as plus/minus, go below zero. */
  min: z.number(),
  /** For example, nobody makes more shots than they attempt. */
  at_most: z.array(limit),
  /** How it is calculated from others. The result replaces what was typed. */
  formula: formula.nullable(),
  /** Never typed. */
  is_derived: z.boolean(),
  /** Shown big, in this order. Null for the table only. */
  tile: z.number().nullable(),
  is_compared: z.boolean(),
  is_lower_better: z.boolean(),
  /** The unit after the figure: `%`. */
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
  /**
   * Lengths are stored in cm and weights in kg, and shown by the metric setting. Everything else is shown as stored.
   */
  unit: z.enum(measurementUnits),
  /** The step it is rounded to, in the unit it is typed in. */
  step: z.number(),
  gender: z.string().nullable(),
  is_lower_better: z.boolean(),
  /** Outside this range, in the unit it is typed in, we ask whether the value is right. */
  usual_min: z.number().nullable(),
  usual_max: z.number().nullable(),
})
export type Measurement = z.output<typeof measurement>

const sport = z.object({
  key: z.string(),
  title: z.string(),
  /** The question about the hand: `shoots`, `bats and throws`. */
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
  summary: 'The positions, season columns, and measurements of a sport',
  params: z.object({ key: z.enum(sports) }),
  output: z.object({ data: sport }),
  errors: ['not_found'],
})

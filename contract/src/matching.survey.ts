import * as z from 'zod'
import { metricType } from './accounts.metric-type.ts'
import { genders } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { rowId } from './fields.ts'
import { answeredStep, factors, largestRadius, mustHaves, surveySteps } from './matching.answers.ts'
import { shownAnswers } from './matching.shown.ts'
import { colorThemes } from './profiles.sections.ts'

/** The athlete's user id. */
export const matchingParams = z.object({ id: rowId('Must be the id of a user') })

export const matchingRefusals = {
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'fault', 'refusal'],
} as const

/** After a family's package has ended, it reads on. Something new needs the package. */
export const newMatchingRefusals = {
  ...matchingRefusals,
  errors: [...matchingRefusals.errors, 'package_ended'],
} as const

/** The athlete whose survey and matches these are. A success coach always sees the name. */
export const matchedAthlete = z.object({
  user_id: z.string(),
  athlete_slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  gender: z.enum(genders).nullable(),
  /** Black for a premium athlete, as on their page. */
  color_theme: z.enum(colorThemes),
})
export type MatchedAthlete = z.output<typeof matchedAthlete>

const surveyState = z.object({
  athlete: matchedAthlete,
  /** The first step that is not answered yet, from 1. After the last one it stays 8. */
  step: z.number(),
  completed: z.boolean(),
  /** What to do next, in words. Null if there is nothing to say. */
  alert: z.string().nullable(),
  /** Grows with each saved step. 0: nothing was saved. */
  version: z.number(),
  saved_at: z.string().nullable(),
  /** Null until the survey was completed. The day it was last completed or changed. */
  answered_on: z.string().nullable(),
  answers: shownAnswers,
  /** Answers that are the profile's, by their path: `player.height_in`. */
  from_profile: z.array(z.string()),
  /** The eight steps, and which are answered. */
  questions: z.array(
    z.object({ step: z.number(), id: z.enum(surveySteps), title: z.string(), is_answered: z.boolean() }),
  ),
  /** Fields of study that a college of the catalog can have, by name. */
  majors: z.array(z.string()),
  filter_disabled: z.array(z.enum(mustHaves)),
  /** The viewer's units. Success coaches always have imperial ones. */
  metric_type: metricType,
  /** The day the family's package ended. From then on everything is readable, and nothing can be changed. */
  ended_on: z.string().nullable(),
})
export type SurveyState = z.output<typeof surveyState>

/** BCM-01: where the survey was left, on any device. */
export const getSurvey = endpoint({
  method: 'GET',
  path: '/bcm/{id}/survey',
  guard: 'best-college-match',
  rate: 'read',
  summary: 'The survey: its answers, prefilled from the profile, and the next step',
  params: matchingParams,
  output: z.object({ data: surveyState }),
  ...matchingRefusals,
})

/** The last of the eight steps completes it, in any order. A saved step of a completed survey makes the matches new. */
export const saveSurvey = endpoint({
  method: 'POST',
  path: '/bcm/{id}/survey',
  guard: 'best-college-match',
  rate: 'write',
  effect: 'transaction',
  summary: 'Save one step of the survey',
  params: matchingParams,
  body: answeredStep,
  output: z.object({ data: surveyState }),
  ...newMatchingRefusals,
})

export const checkCompleted = endpoint({
  method: 'GET',
  path: '/bcm/{id}/survey/check-completed',
  guard: 'best-college-match',
  rate: 'read',
  summary: 'Whether the survey is completed, and what to do next',
  params: matchingParams,
  output: z.object({ data: surveyState.pick({ step: true, completed: true, alert: true }) }),
  ...matchingRefusals,
})

/** A must-have with what it costs. */
export const mustHaveCost = z.object({
  id: z.enum(mustHaves),
  /** As in "Within 400 miles". */
  title: z.string(),
  /** As in "of Bend, Oregon". */
  detail: z.string(),
  is_on: z.boolean(),
  /** How many colleges come back if only this one is switched off. If it is off: how many would go. */
  colleges: z.number(),
})
export type MustHaveCost = z.output<typeof mustHaveCost>

/** Switches a must-have off or on. One that is not among the survey's must-haves becomes one. */
export const toggleFilterDisabled = endpoint({
  method: 'POST',
  path: '/bcm/{id}/survey/toggle-filter-disabled',
  guard: 'best-college-match',
  rate: 'write',
  effect: 'transaction',
  summary: 'Switch a must-have off or on',
  params: matchingParams,
  body: z.object({
    must_have: z.enum(mustHaves, { error: 'Please choose one of the must-haves' }),
    /** The wanted state, so pressing twice does not undo it. Without it, the call toggles. */
    is_disabled: z.boolean({ error: 'Must be true or false' }).optional(),
  }),
  output: z.object({
    data: z.object({
      filter_disabled: z.array(z.enum(mustHaves)),
      must_haves: z.array(mustHaveCost),
      /** How many colleges pass now. */
      total: z.number(),
    }),
  }),
  ...newMatchingRefusals,
})

const stateCount = z.object({ key: z.string(), title: z.string(), colleges: z.number() })

const radiusError = `Must be whole miles, up to ${largestRadius.toLocaleString('en-US')}`

const numberWithin = (error: string, min: number, max: number) =>
  z.number({ error }).min(min, { error }).max(max, { error })

/** Colleges with a team for the athlete, by state, most first. */
export const getStatesByRadius = endpoint({
  method: 'POST',
  path: '/bcm/{id}/states-by-radius',
  guard: 'best-college-match',
  rate: 'read',
  effect: 'none',
  summary: 'The states that a radius reaches, with their colleges',
  params: matchingParams,
  body: z.object({
    lat: numberWithin('Must be a latitude', -90, 90),
    lon: numberWithin('Must be a longitude', -180, 180),
    radius_miles: numberWithin(radiusError, 1, largestRadius).int({ error: radiusError }),
  }),
  output: z.object({ data: z.array(stateCount) }),
  ...matchingRefusals,
})

/** A college as a dot on the map. */
export const mapPoint = z.object({
  id: z.number(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** From 1, the best. Null in a preview. */
  rank: z.number().nullable(),
  total: z.number().nullable(),
})
export type MapPoint = z.output<typeof mapPoint>

const preview = z.object({
  /** How many colleges pass the must-haves. */
  total: z.number(),
  /** How many have a confirmed team for the athlete, before any must-have. */
  considered: z.number(),
  must_haves: z.array(mustHaveCost),
  /** Of those that pass, by the title of the level, the highest first. */
  levels: z.array(z.object({ title: z.string(), colleges: z.number() })),
  states: z.array(stateCount),
  /** How many pass everything else, at each of these distances. */
  radii: z.array(z.object({ miles: z.number(), colleges: z.number() })),
  /** How many pass everything else, in each setting. */
  settings: z.record(z.string(), z.number()),
  points: z.array(mapPoint),
  /** Parts that the survey says nothing about yet, so their weight does not count. */
  unanswered: z.array(z.enum(factors)),
})
export type SurveyPreview = z.output<typeof preview>

/** BCM-01: what the answers on the screen would do, while the person is choosing. Stores nothing. */
export const previewSurvey = endpoint({
  method: 'POST',
  path: '/bcm/{id}/survey/preview',
  guard: 'best-college-match',
  rate: 'read',
  effect: 'none',
  summary: 'How many colleges would pass with one step answered like this',
  params: matchingParams,
  body: answeredStep,
  output: z.object({ data: preview }),
  ...matchingRefusals,
})

import * as z from 'zod'
import { college, collegeCoach, collegeDetails } from './colleges.ts'
import { factors, mustHaves, playLevels } from './matching.answers.ts'

/** BCM-02: a match as it is sent. */

export const chances = ['reach', 'target', 'likely'] as const
export type Chance = (typeof chances)[number]

const scoredPart = z.object({
  factor: z.enum(factors),
  /** The family's weight, from 1 to 5. */
  weight: z.number(),
  /** Whole, from 0 to 100. */
  fit: z.number(),
  points: z.number(),
  /** What the part could have. */
  most: z.number(),
})
export type ScoredPart = z.output<typeof scoredPart>

const collegeInMatch = college.extend({
  lat: z.number(),
  lon: z.number(),
  play_level: z.enum(playLevels),
  /** False: no source confirms its basketball team. It is labeled. */
  is_confirmed: z.boolean(),
})

export const match = z.object({
  /** The id of the college. */
  match_id: z.number(),
  /** From 1, the best. Null if a must-have rules it out. */
  rank: z.number().nullable(),
  college: collegeInMatch,
  total: z.number(),
  parts: z.array(scoredPart),
  /** Parts that count, but that the college has no published figure for. */
  unknown: z.array(z.enum(factors)),
  /** Beside the score, not in it. Null if the athlete's level is not known, unless the grades already make it a reach. */
  chance: z.enum(chances).nullable(),
  /** Miles from home. */
  distance: z.number().nullable(),
  /** For the athlete's state. */
  net_cost: z.number().nullable(),
  is_cost_estimate: z.boolean(),
  reason: z.string().nullable(),
  caution: z.string().nullable(),
  is_favorite: z.boolean(),
  /** The must-haves it fails. */
  ruled_out_by: z.array(z.enum(mustHaves)),
})
export type Match = z.output<typeof match>

const remark = z.object({ title: z.string(), detail: z.string() })

/** How a fit was computed, so anyone can do it again by hand. */
const working = z.object({
  /** What was compared, as in "Height, a guard at Division II". */
  label: z.string(),
  /** The figures, as in "5′10″ against 5′8″". */
  value: z.string(),
  fit: z.number(),
  /** Its share of the part, as in 3 of 8. */
  share: z.number(),
})

const explainedPart = scoredPart.extend({
  verdict: z.string(),
  compared: z.string(),
  workings: z.array(working),
})
export type ExplainedPart = z.output<typeof explainedPart>

/** Why a part does not count. */
const unscoredPart = z.object({
  factor: z.enum(factors),
  weight: z.number(),
  why: z.enum(['no-weight', 'not-answered', 'not-published']),
  text: z.string(),
})

/** A real change and what it would do. */
const raise = z.object({
  /** Null: an answer is missing, and nobody can say what it would add. */
  points: z.number().nullable(),
  text: z.string(),
  action: z.enum(['ask-college', 'ask-coach', 'edit-survey', 'edit-profile', 'edit-season', 'edit-level']),
})

const coachInMatch = collegeCoach.extend({
  unread_message_count: z.number(),
  /** The last call, email, text, or message, in words with the day. Null if there was none. */
  last_contact: z.string().nullable(),
  /** Its day, as in 2026-11-16. */
  last_contact_on: z.string().nullable(),
  /** Added by this family. */
  is_own: z.boolean(),
})
export type CoachInMatch = z.output<typeof coachInMatch>

export const explainedMatch = match.extend({
  parts: z.array(explainedPart),
  /** What the chance was computed from, or why there is none, as a sentence. */
  chance_basis: z.string(),
  unscored: z.array(unscoredPart),
  /** At most three. */
  reasons: z.array(remark),
  /** At most two. */
  cautions: z.array(remark),
  /** At most three, the largest first, then missing answers. */
  raises: z.array(raise),
  college: collegeDetails.extend({
    ...collegeInMatch.shape,
    /** The middle half of reading and math together. */
    sat_25: z.number().nullable(),
    sat_75: z.number().nullable(),
    /** Of the athlete's team. */
    roster: z.number().nullable(),
    team_budget: z.number().nullable(),
  }),
  /** The athlete's own figures, for "you: 1,310". */
  athlete: z.object({
    sat: z.number().nullable(),
    act: z.number().nullable(),
    gpa: z.number().nullable(),
    /** The fields of study that the family asked for. */
    majors: z.array(z.string()),
  }),
  coaches: z.array(coachInMatch),
  similar: z.array(match),
  /** The neighbors in the list, the best first. */
  neighbors: z.object({
    previous: z.number().nullable(),
    next: z.number().nullable(),
    total: z.number(),
  }),
  answered_on: z.string().nullable(),
})
export type ExplainedMatch = z.output<typeof explainedMatch>

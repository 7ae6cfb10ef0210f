import * as z from 'zod'
import { genders } from './accounts.ts'
import { collegeDetails, collegeNumber } from './colleges.ts'
import { endpoint } from './endpoint.ts'
import { mailAddress, oneLine, optionalField, optionalText, personName, rowId, usPhone } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'
import { playLevels, surveySteps } from './matching.answers.ts'
import { chances, explainedMatch, match } from './matching.match.ts'
import {
  mapPoint,
  matchedAthlete,
  matchingParams,
  matchingRefusals,
  mustHaveCost,
  newMatchingRefusals,
} from './matching.survey.ts'

const commaList = <const Choice extends string>(choices: readonly [Choice, ...Choice[]], fault: string) =>
  z
    .string({ error: fault })
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(choices, { error: fault })).max(60, { error: fault }))
    .optional()

const matchSorts = ['match', 'distance', 'cost', 'name'] as const
export type MatchSort = (typeof matchSorts)[number]

/** Everything that narrows the list. It changes no score and no rank. */
const filters = z.object({
  /** Part of a college's name, city, or conference. */
  q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
  chance: commaList(chances, 'Must be reach, target, or likely'),
  level: commaList(playLevels, 'Must be one of the levels'),
  state: z
    .string({ error: 'Must be states, like OR,WA' })
    .regex(/^[A-Z]{2}(,[A-Z]{2}){0,50}$/, { error: 'Must be states, like OR,WA' })
    .transform((text) => text.split(','))
    .optional(),
})

const listQuery = filters.extend({
  page: wholeFrom(1).default(1),
  sort: z.enum(matchSorts, { error: 'Must be match, distance, cost, or name' }).default('match'),
})

const pageQuery = z.object({ page: wholeFrom(1).default(1) })
const matchList = listOf(match)
export type MatchList = z.output<typeof matchList>

/** BCM-02: 15 per page, the best first. 409 `survey_unfinished` before the survey is completed. */
export const getMatches = endpoint({
  method: 'GET',
  path: '/bcm/{id}/results',
  guard: 'best-college-match',
  rate: 'read',
  summary: 'Colleges that pass the must-haves, with their scores',
  params: matchingParams,
  query: listQuery,
  output: matchList,
  errors: [...matchingRefusals.errors, 'survey_unfinished'],
  quiet: matchingRefusals.quiet,
})

/** The id of a match is its college's. Any college with a team for the athlete has one, even if a must-have rules it out. */
export const getMatch = endpoint({
  method: 'GET',
  path: '/bcm/{id}/results/{matchId}',
  guard: 'best-college-match',
  rate: 'read',
  summary: 'One match with every part, the college, its coaches, and similar colleges',
  params: matchingParams.extend({ matchId: collegeNumber }),
  output: z.object({ data: explainedMatch }),
  errors: [...matchingRefusals.errors, 'survey_unfinished'],
  quiet: matchingRefusals.quiet,
})

/** Opening a match puts the college first in the recently viewed ones. A GET changes nothing, so the page says it here. */
export const markMatchViewed = endpoint({
  method: 'POST',
  path: '/bcm/{id}/results/{matchId}/viewed',
  guard: 'best-college-match',
  rate: 'write',
  effect: 'transaction',
  summary: 'Record that a match was opened',
  params: matchingParams.extend({ matchId: collegeNumber }),
  output: z.object({ data: z.object({ viewed: z.literal(true) }) }),
  ...matchingRefusals,
})

const count = z.number()

/** What is around the list. */
const overview = z.object({
  athlete: matchedAthlete,
  survey: z.object({
    completed: z.boolean(),
    step: z.number(),
    version: z.number(),
    /** As in 2026-11-09. */
    answered_on: z.string().nullable(),
  }),
  ended_on: z.string().nullable(),
  /** How many pass the must-haves. */
  total: count,
  /** How many have a team for the athlete. */
  considered: count,
  /** Colleges whose team is not confirmed, and whether the list has them. */
  unverified: z.object({ colleges: count, is_included: z.boolean() }),
  must_haves: z.array(mustHaveCost),
  chances: z.object({ reach: count, target: count, likely: count, unknown: count }),
  levels: z.array(z.object({ id: z.enum(playLevels), title: z.string(), colleges: count })),
  states: z.array(z.object({ key: z.string(), title: z.string(), colleges: count })),
  /** Where the distances start. */
  home: z.object({ city: z.string(), state: z.string(), lat: z.number(), lon: z.number() }).nullable(),
  radius_miles: z.number().nullable(),
  /** The numbers beside the tabs. */
  lists: z.object({ favorites: count, recently_viewed: count, recently_contacted: count }),
  tip_shown: z.boolean(),
})
export type MatchOverview = z.output<typeof overview>

export const getMatchOverview = endpoint({
  method: 'GET',
  path: '/bcm/{id}/overview',
  guard: 'best-college-match',
  rate: 'read',
  summary: 'How many match, what each must-have costs, and where the matches are',
  params: matchingParams,
  output: z.object({ data: overview }),
  ...matchingRefusals,
})

export const getMatchMap = endpoint({
  method: 'GET',
  path: '/bcm/{id}/map',
  guard: 'best-college-match',
  rate: 'read',
  summary: 'Where the matches are, the best first',
  params: matchingParams,
  query: filters,
  output: z.object({ data: z.array(mapPoint) }),
  errors: [...matchingRefusals.errors, 'survey_unfinished'],
  quiet: matchingRefusals.quiet,
})

const shortList = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    guard: 'best-college-match',
    rate: 'read',
    summary,
    params: matchingParams,
    query: pageQuery,
    output: matchList,
    errors: [...matchingRefusals.errors, 'survey_unfinished'],
    quiet: matchingRefusals.quiet,
  })

/** The same favorites as in the recruiting center. One that a must-have rules out is still listed, and says so. */
export const getMatchFavorites = shortList('/bcm/{id}/favorites', 'Favorite colleges, newest first')
export const getMatchesViewed = shortList('/bcm/{id}/recently-viewed', 'Recently opened colleges')
export const getMatchesContacted = shortList('/bcm/{id}/recently-contacted', 'Recently contacted colleges')

/** The college popup of the recruiting center: the score of any college, and the page of the list that has it. */
export const getMatchCollegePage = endpoint({
  method: 'GET',
  path: '/bcm/{id}/college-page/{collegeId}',
  guard: 'best-college-match',
  rate: 'read',
  summary: 'A college as a match, and the page of the results that has it',
  params: matchingParams.extend({ collegeId: collegeNumber }),
  output: z.object({
    data: z.object({
      /** Null if the results do not have the college. */
      page: z.number().nullable(),
      /** Null before the survey is completed. */
      match: match.nullable(),
      college: collegeDetails,
    }),
  }),
  ...matchingRefusals,
})

export const toggleMatchFavorite = endpoint({
  method: 'POST',
  path: '/bcm/{id}/survey/toggle-favorite',
  guard: 'best-college-match',
  rate: 'write',
  effect: 'transaction',
  summary: 'Add or remove a favorite college. After the package ended, only remove',
  params: matchingParams,
  body: z.object({
    college_id: collegeNumber,
    /** The wanted state, so pressing twice does not undo it. Without it, the call toggles. */
    is_favorite: z.boolean({ error: 'Must be true or false' }).optional(),
    /** The page's own id, so it recognizes its own change in the live events. */
    origin: oneLine({ min: 1, max: 40, fault: 'Must be 40 characters or fewer' }).optional(),
  }),
  output: z.object({ data: z.object({ is_favorite: z.boolean(), favorites: z.number() }) }),
  ...newMatchingRefusals,
})

export const markTipShown = endpoint({
  method: 'POST',
  path: '/bcm/{id}/college/mark-tip-shown',
  guard: 'best-college-match',
  rate: 'write',
  effect: 'transaction',
  summary: 'Mark the tip as shown',
  params: matchingParams,
  output: z.object({ data: z.object({ tip_shown: z.literal(true) }) }),
  ...matchingRefusals,
})

const coachFields = {
  first_name: personName('First Name', 1),
  last_name: personName('Last Name', 1),
  position: oneLine({ max: 100, fault: 'Please enter Position' }),
  team_gender: z.enum(genders, { error: 'Please choose the men’s or the women’s team' }).nullable(),
  email: optionalField(mailAddress()),
  phone: optionalField(usPhone),
}

const isReachable = ({ email, phone }: { email?: unknown; phone?: unknown }): boolean =>
  email !== undefined || phone !== undefined

const notReachable = {
  path: ['email'],
  error: 'Please enter an email or a phone number',
  // Also checked while other fields are wrong, so a person sees all errors together.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/** A coach whom the family knows. Only those who look after this athlete see the contact. */
export const addCoach = endpoint({
  method: 'POST',
  path: '/bcm/{id}/college/add-coach',
  guard: 'best-college-match',
  rate: 'write',
  effect: 'transaction',
  status: 201,
  summary: 'Add a coach to a college, for this athlete only',
  params: matchingParams,
  body: z.object({ college_id: collegeNumber, ...coachFields }).refine(isReachable, notReachable),
  output: z.object({ data: z.object({ id: z.string() }) }),
  ...newMatchingRefusals,
})

/** Everything but the college. A coach who moved is removed here and added there. */
export const changeCoach = endpoint({
  method: 'POST',
  path: '/bcm/{id}/college/coaches/{coachId}',
  guard: 'best-college-match',
  rate: 'write',
  effect: 'transaction',
  summary: 'Correct a coach whom the family added',
  params: matchingParams.extend({ coachId: rowId('Must be the id of a coach') }),
  body: z.object(coachFields).refine(isReachable, notReachable),
  output: z.object({ data: z.object({ changed: z.literal(true) }) }),
  ...newMatchingRefusals,
})

/** Logged calls and emails with the coach stay readable. */
export const removeCoach = endpoint({
  method: 'DELETE',
  path: '/bcm/{id}/college/coaches/{coachId}',
  guard: 'best-college-match',
  rate: 'write',
  summary: 'Remove a coach whom the family added',
  params: matchingParams.extend({ coachId: rowId('Must be the id of a coach') }),
  output: z.object({ data: z.object({ removed: z.literal(true) }) }),
  ...matchingRefusals,
})

/** Two to four matches side by side. */
export const compareMatches = endpoint({
  method: 'GET',
  path: '/bcm/{id}/compare',
  guard: 'best-college-match',
  rate: 'read',
  summary: 'Up to four matches side by side',
  params: matchingParams,
  query: z.object({
    colleges: z
      .string({ error: 'Choose one to four colleges' })
      .regex(/^\d{1,9}(,\d{1,9}){0,3}$/, { error: 'Choose one to four colleges' })
      .transform((text) => [...new Set(text.split(',').map(Number))]),
  }),
  output: z.object({ data: z.array(explainedMatch) }),
  errors: [...matchingRefusals.errors, 'survey_unfinished'],
  quiet: matchingRefusals.quiet,
})

const download = (path: `/${string}`, file: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    guard: 'best-college-match',
    rate: 'print',
    summary,
    params: matchingParams,
    query: filters,
    file,
    output: z.object({}),
    errors: [...matchingRefusals.errors, 'survey_unfinished'],
  })

export const getMatchesCsv = download('/bcm/{id}/matches.csv', 'text/csv', 'The matches as a table')
export const getMatchesPdf = download('/bcm/{id}/matches.pdf', 'application/pdf', 'The matches to print')

/** BCM-03: a genuine match of an invented athlete, for the method page and the teaser. */
const sample = z.object({
  athlete: z.object({ name: z.string(), summary: z.string() }),
  /** The eight steps of the survey, each with the athlete's answers in words. */
  survey: z.array(z.object({ id: z.enum(surveySteps), title: z.string(), answer: z.string() })),
  total: count,
  considered: count,
  must_haves: z.array(mustHaveCost),
  matches: z.array(match),
  best: explainedMatch.omit({ coaches: true, similar: true }),
})
export type MatchSample = z.output<typeof sample>

export const getMatchSample = endpoint({
  method: 'GET',
  path: '/bcm/sample',
  guard: 'anyone',
  rate: 'read',
  summary: 'The matches of an invented athlete',
  output: z.object({ data: sample }),
  /** Only while no colleges are loaded. */
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})

import * as z from 'zod'
import { endpoint, type Schema } from './endpoint.ts'
import { rowId } from './fields.ts'
import * as sections from './profiles.sections.ts'
import { athleteParams, oneAthlete } from './profiles.ts'

/** PRO-02: a change of one section. The answer is the changed page. */
const save = <const G extends string, const B extends Schema>(group: G, body: B, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/athlete/{id}/${group}`,
    guard: 'check-auth',
    rate: 'write',
    effect: 'transaction',
    summary,
    params: athleteParams,
    body,
    output: oneAthlete,
    errors: ['not_found', 'forbidden', 'athlete_hidden', 'section_changed'],
    quiet: ['missing', 'refusal'],
  })

export const saveInfo = save('info', sections.info, 'Save the basic facts about the athlete')
export const saveContacts = save('contacts', sections.contacts, 'Save the contact details')
export const saveEducation = save('education', sections.education, 'Save the grades')
export const saveQuote = save('quote', sections.quote, 'Save the quote')
export const saveSettings = save('settings', sections.settings, 'Save theme and visibility')
export const saveVipDetails = save('vip-details', sections.vipDetails, 'Save the details of a premium page')
export const saveSocial = save('social', sections.social, 'Save the social networks')

/** PRO-12: the networks whose accounts can be connected here. */
export const listStreamNetworks = endpoint({
  method: 'GET',
  path: '/social-streams',
  guard: 'check-auth',
  rate: 'read',
  summary: 'The social networks whose posts an athlete’s page can show',
  output: z.object({ data: z.array(z.enum(sections.socialNetworksShown)) }),
  quiet: ['missing', 'fault', 'refusal'],
})

export const saveSeason = save('statistics', sections.season, 'Add or change a season')
export const saveMetric = save('metrics', sections.metric, 'Add or change a measurement')
export const saveGoal = save('goals', sections.goal, 'Add or change a goal')
export const saveCoach = save(
  'coaches',
  sections.coachReference,
  'Add or change a coach who speaks for the athlete',
)
export const saveAward = save('awards', sections.award, 'Add or change an award')
export const saveAnswer = save('answers', sections.answer, 'Add or change an answer off the court')
export const savePress = save('press', sections.pressArticle, 'Add or change an article')
export const saveEvent = save('schedule', sections.scheduledEvent, 'Add or change an upcoming event')
export const saveInterview = save('interview/create', sections.interview, 'Add or change an interview')

/** The sections that are lists. Single entries of these can be deleted. */
export const listGroups = [
  'statistics',
  'metrics',
  'goals',
  'coaches',
  'awards',
  'answers',
  'press',
  'schedule',
  'interview',
  'gallery',
] as const
export type ListGroup = (typeof listGroups)[number]

/** The version of the section that the person saw. API clients can leave it out. */
const { version } = sections.award.shape

const order = z.object({
  version,
  ids: z.array(rowId()).max(1000),
})

/** PRO-03: the rows of one type, in their new order. */
export const sortSeasons = save(
  'statistics/sort',
  order.extend({ type: z.enum(sections.athleteTypes) }),
  'Put the seasons of high school or club in order',
)
export const sortPress = save('press/sort', order, 'Put the articles in order')

export const deleteItem = endpoint({
  method: 'DELETE',
  path: '/athlete/{id}/{group}/{item_id}',
  guard: 'check-auth',
  rate: 'write',
  summary: 'Delete an entry of a section',
  params: athleteParams.extend({ group: z.enum(listGroups), item_id: rowId() }),
  query: z.object({ version }),
  output: oneAthlete,
  errors: ['not_found', 'forbidden', 'athlete_hidden', 'section_changed'],
  quiet: ['missing', 'refusal'],
})

export const deleteAnswer = endpoint({
  method: 'DELETE',
  path: '/athlete/{id}/answers',
  guard: 'check-auth',
  rate: 'write',
  summary: 'Delete an answer off the court',
  params: athleteParams,
  query: z.object({ id: rowId(), version }),
  output: oneAthlete,
  errors: ['not_found', 'forbidden', 'athlete_hidden', 'section_changed'],
  quiet: ['missing', 'refusal'],
})

import * as z from 'zod'
import { genders } from './accounts.ts'
import { college, collegeCoach, collegeDetails, collegeNumber } from './colleges.ts'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalText, rowId } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

/** The owner of the recruiting center: the athlete's user id, or the coach's own. */
const centerParams = z.object({ id: rowId('Must be the id of a user') })

/** RCC-01: the filters for colleges, and RCC-05: for athletes. Each id is one filter with its variants. */
const collegeFilterIds = [
  'division',
  'conference',
  'state',
  'distance',
  'size',
  'setting',
  'cost',
  'admission',
] as const
const athleteFilterIds = ['class', 'position', 'state', 'height'] as const
export type RecruitingFilterId = (typeof collegeFilterIds)[number] | (typeof athleteFilterIds)[number]

/**
 * RCC-05: the gender of a coach's results. If left out, it is that of the coach's team, or everyone if that is unknown.
 */
const shownGenders = [...genders, 'all'] as const
export type ShownGender = (typeof shownGenders)[number]
const shownGender = z.enum(shownGenders, { error: 'Must be male, female or all' }).optional()

const recruitingFilter = z.object({
  id: z.enum([...collegeFilterIds, ...athleteFilterIds]),
  title: z.string(),
  /** One at a time, like the distance. */
  is_single: z.boolean(),
  variants: z.array(z.object({ id: z.string(), title: z.string() })),
  selected: z.array(z.string()),
})
export type RecruitingFilter = z.output<typeof recruitingFilter>

const filtersAnswer = z.object({ data: z.array(recruitingFilter) })

const coachInList = collegeCoach.extend({
  unread_message_count: z.number(),
  /** Added by this family, which can remove the contact. */
  is_own: z.boolean(),
})
export type CoachInList = z.output<typeof coachInList>

/** What a college is to the athlete. Its `avg_net_cost` is for the athlete's state. */
const forAthlete = z.object({
  /** Miles from the athlete's town. */
  distance: z.number().nullable(),
  /** The published cost is for residents, and the difference in tuition was added. */
  is_cost_estimate: z.boolean(),
  is_favorite: z.boolean(),
})

const recruitingCollege = college.extend({
  kind: z.literal('college'),
  ...forAthlete.shape,
  coaches: z.array(coachInList),
})
export type RecruitingCollege = z.output<typeof recruitingCollege>

const recruitingAthlete = z.object({
  kind: z.literal('athlete'),
  user_id: z.string(),
  athlete_id: z.string(),
  athlete_slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  number: z.string().nullable(),
  /** The full name, `Shooting guard`. */
  position: z.string().nullable(),
  class: z.number().nullable(),
  high_school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  gender: z.string().nullable(),
  personal_metrics: z.object({
    height: z.number().nullable(),
    height_in: z.number().nullable(),
    weight: z.number().nullable(),
  }),
  contact_info: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  is_favorite: z.boolean(),
  unread_message_count: z.number(),
})
export type RecruitingAthlete = z.output<typeof recruitingAthlete>

const centerItem = z.discriminatedUnion('kind', [recruitingCollege, recruitingAthlete])
export type CenterItem = z.output<typeof centerItem>

const pageQuery = z.object({ page: wholeFrom(1).default(1) })
const centerList = listOf(centerItem)
export type CenterList = z.output<typeof centerList>

const refusals = { errors: ['not_found', 'forbidden'], quiet: ['missing', 'fault', 'refusal'] } as const
/** After a family's package has ended, it reads on. Something new needs the package. */
const newRefusals = { ...refusals, errors: [...refusals.errors, 'package_ended'] } as const

/** RCC-01, RCC-05: 15 per page, by the saved filters: colleges for families, athletes for coaches. */
export const getResults = endpoint({
  method: 'GET',
  path: '/recruiting-center/{id}',
  guard: 'recruiting',
  rate: 'read',
  summary: 'Colleges that fit the saved filters; for coaches, athletes',
  params: centerParams,
  query: pageQuery.extend({
    /** A new search. After the package ended, only the results of the saved filters are listed. */
    q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
    /** `none` ignores the saved filters, so a search by name can find anyone. */
    filters: z.enum(['saved', 'none'], { error: 'Must be saved or none' }).optional(),
    /** For coaches. Families see only colleges with a team for their athlete. */
    gender: shownGender,
  }),
  output: centerList,
  ...newRefusals,
})

export const getFilters = endpoint({
  method: 'GET',
  path: '/recruiting-center/{id}/get-filters',
  guard: 'recruiting',
  rate: 'read',
  summary: 'The filters for results, with the chosen values',
  params: centerParams,
  output: filtersAnswer,
  ...refusals,
})

/** A filter that is left out is no longer chosen. */
export const saveFilters = endpoint({
  method: 'POST',
  path: '/recruiting-center/{id}/save-filters',
  guard: 'recruiting',
  rate: 'write',
  effect: 'transaction',
  summary: 'Save the filters for results',
  params: centerParams,
  body: z.object({
    filters: z.partialRecord(
      z.enum([...collegeFilterIds, ...athleteFilterIds], { error: 'No such filter' }),
      z.array(z.string().trim().min(1).max(80)).max(100, { error: 'Choose at most 100' }),
    ),
  }),
  output: filtersAnswer,
  ...newRefusals,
})

export const getFavorites = endpoint({
  method: 'GET',
  path: '/recruiting-center/{id}/get-favorites',
  guard: 'recruiting',
  rate: 'read',
  summary: 'Favorites, newest first',
  params: centerParams,
  query: pageQuery,
  output: centerList,
  ...refusals,
})

export const getRecentlyViewed = endpoint({
  method: 'GET',
  path: '/recruiting-center/{id}/recently-viewed',
  guard: 'recruiting',
  rate: 'read',
  summary: 'Recently opened colleges; for coaches, athletes whose page they viewed',
  params: centerParams,
  query: pageQuery,
  output: centerList,
  ...refusals,
})

export const getRecentlyContacted = endpoint({
  method: 'GET',
  path: '/recruiting-center/{id}/recently-contacted',
  guard: 'recruiting',
  rate: 'read',
  summary: 'Recent calls, emails, SMS, and messages by contact, newest first',
  params: centerParams,
  query: pageQuery,
  output: centerList,
  ...refusals,
})

/** The numbers beside the tabs. */
export const getCenterCounts = endpoint({
  method: 'GET',
  path: '/recruiting-center/{id}/counts',
  guard: 'recruiting',
  rate: 'read',
  summary: 'How many there are in each list, and whether the guide was shown',
  params: centerParams,
  output: z.object({
    data: z.object({
      favorites: z.number(),
      recently_contacted: z.number(),
      recently_viewed: z.number(),
      rc_guide_shown: z.boolean(),
      /** The day the family's package ended. From then on everything is readable, and nothing new can be started. */
      rc_ended_on: z.string().nullable(),
      /** The gender of a coach's own team, which the results start with. Null for families. */
      team: z.object({ gender: z.enum(genders).nullable(), college: z.string() }).nullable(),
      /** The owner of the center, for the heading and the shortcuts of a success coach. */
      athlete: z
        .object({
          user_id: z.string(),
          athlete_slug: z.string(),
          first_name: z.string(),
          last_name: z.string(),
          gender: z.enum(genders).nullable(),
          contact_info: z.object({ phone: z.string().nullable() }),
        })
        .nullable(),
    }),
  }),
  ...refusals,
})

const lists = ['results', 'favorites', 'recently-contacted', 'recently-viewed'] as const
export type CenterListName = (typeof lists)[number]

/** The page of a list that shows a person or college. Null if the list doesn't have them. */
const pageAnswer = z.object({ data: z.object({ page: z.number().nullable() }) })

export const getCollegePage = endpoint({
  method: 'GET',
  path: '/recruiting-center/{id}/get-college-page',
  guard: 'recruiting',
  rate: 'read',
  summary: 'The page of a list that has a college',
  params: centerParams,
  query: z.object({ college_id: collegeNumber, list: z.enum(lists).default('results') }),
  output: pageAnswer,
  ...refusals,
})

export const getAthletePage = endpoint({
  method: 'GET',
  path: '/recruiting-center/{id}/get-athlete-page',
  guard: 'recruiting',
  rate: 'read',
  summary: 'The page of a list that has an athlete',
  params: centerParams,
  /** `athlete_id` is the athlete's user id. */
  query: z.object({ athlete_id: rowId(), list: z.enum(lists).default('results'), gender: shownGender }),
  output: pageAnswer,
  ...refusals,
})

/** A college for families, an athlete (by user id) for coaches. */
const favoriteForm = z
  .object({
    college_id: collegeNumber.optional(),
    athlete_user_id: rowId().optional(),
    /** The wanted state, so pressing twice does not undo it. Without it, the call toggles. */
    is_favorite: z.boolean().optional(),
    /** The page's own id, so it recognizes its own change in the live events. */
    origin: oneLine({ min: 1, max: 40, fault: 'Must be 40 characters or fewer' }).optional(),
  })
  .refine(
    ({ college_id, athlete_user_id }) => (college_id === undefined) !== (athlete_user_id === undefined),
    {
      path: ['college_id'],
      error: 'Choose a college or an athlete',
    },
  )
export type FavoriteForm = z.output<typeof favoriteForm>

export const toggleFavorite = endpoint({
  method: 'POST',
  path: '/recruiting-center/{id}/toggle-favorite',
  guard: 'recruiting',
  rate: 'write',
  effect: 'transaction',
  summary: 'Add or remove a favorite. After the package ended, only remove',
  params: centerParams,
  body: favoriteForm,
  output: z.object({
    data: z.object({
      is_favorite: z.boolean(),
      /** The number of favorites now. */
      favorites: z.number(),
    }),
  }),
  ...newRefusals,
})

export const markQuickTipShown = endpoint({
  method: 'POST',
  path: '/recruiting-center/{id}/mark-quick-tip-shown',
  guard: 'recruiting',
  rate: 'write',
  effect: 'transaction',
  summary: 'Mark the guide as shown',
  params: centerParams,
  output: z.object({ data: z.object({ rc_guide_shown: z.literal(true) }) }),
  ...refusals,
})

/** The college popup. Opening it adds the college to `recently-viewed`. */
export const openCollege = endpoint({
  method: 'POST',
  path: '/recruiting-center/{id}/college/{collegeId}',
  guard: 'recruiting',
  rate: 'write',
  effect: 'transaction',
  summary: 'Open a college: its facts and its coaches',
  params: centerParams.extend({ collegeId: collegeNumber }),
  output: z.object({
    data: collegeDetails.extend({
      ...forAthlete.shape,
      coaches: z.array(coachInList),
    }),
  }),
  ...refusals,
})

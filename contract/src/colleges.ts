import * as z from 'zod'
import { genders } from './accounts.ts'
import { verificationMethods } from './colleges.verified.ts'
import { endpoint } from './endpoint.ts'
import { oneLine } from './fields.ts'
import { largestWhole, wholeFrom } from './lists.ts'

/** The closed list of memberships, highest first. */
export const divisions = [
  'NCAA D1',
  'NCAA D2',
  'NCAA D3',
  'NAIA',
  'NJCAA D1',
  'NJCAA D2',
  'NJCAA D3',
  'CCCAA',
  'NWAC',
  'USCAA',
  'NCCAA',
  'Independent',
] as const
export type Division = (typeof divisions)[number]

/** A college in a list. Money is whole US dollars a year. Shares are from 0 to 1. */
export const college = z.object({
  id: z.number(),
  name: z.string(),
  short_name: z.string(),
  city: z.string(),
  state: z.object({ key: z.string(), title: z.string() }),
  /** We have no rights to college logos, so the page draws letters in these colors. */
  logo: z.null(),
  image: z.null(),
  colors: z.array(z.string()),
  mascot: z.string().nullable(),
  division: z.string(),
  conference: z.string().nullable(),
  level: z.string(),
  control: z.string(),
  setting: z.string(),
  undergrad_enrollment: z.number().nullable(),
  admission_rate: z.number().nullable(),
  open_admission: z.boolean(),
  avg_net_cost: z.number().nullable(),
})
export type College = z.output<typeof college>

/** More details for the popup. */
export const collegeDetails = college.extend({
  website: z.string().nullable(),
  sat_avg: z.number().nullable(),
  act_25: z.number().nullable(),
  act_75: z.number().nullable(),
  in_state_tuition: z.number().nullable(),
  out_state_tuition: z.number().nullable(),
  cost_of_attendance: z.number().nullable(),
  graduation_rate: z.number().nullable(),
  top_majors: z.array(z.object({ field: z.string(), share: z.number() })),
  hbcu: z.boolean(),
  single_sex: z.string().nullable(),
})
export type CollegeDetails = z.output<typeof collegeDetails>

/** A coach of a college. Without an account (`user_id`) people can call, email, and text the coach, but not chat. */
export const collegeCoach = z.object({
  id: z.string(),
  user_id: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  position: z.string(),
  /** Coaches the men's or the women's team. Null if unknown. */
  team_gender: z.enum(genders).nullable(),
  photo: z.object({ url: z.string() }).nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** How the coach was verified. Null for a contact without a verified account. */
  verified_by: z.enum(verificationMethods).nullable(),
})
export type CollegeCoach = z.output<typeof collegeCoach>

/** A college's id and name. */
export const collegeName = z.object({ id: z.number(), name: z.string(), short_name: z.string() })

const coachOfCollege = collegeCoach.extend({ college: collegeName })
export type CoachOfCollege = z.output<typeof coachOfCollege>

/** College ids are those of the federal survey. */
export const collegeNumber = wholeFrom(1, largestWhole)

/** PRO-07: the college popup on a page. */
export const getCollege = endpoint({
  method: 'GET',
  path: '/colleges/{id}',
  guard: 'check-auth',
  rate: 'read',
  summary: 'A college, with its admission, cost and fields of study',
  params: z.object({ id: collegeNumber }),
  output: z.object({ data: collegeDetails }),
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})

/** RCC-03: the coaches that an event can be with. */
export const findCoaches = endpoint({
  method: 'GET',
  path: '/colleges/coaches',
  guard: 'recruiting',
  rate: 'read',
  summary: 'Coaches by their name or the name of their college, at most 10',
  query: z.object({
    q: oneLine({ min: 2, max: 100, fault: 'Please enter at least 2 letters' }),
    /** The athlete's gender. Leaves out coaches who are known to coach the other team. */
    gender: z.enum(genders, { error: 'Must be male or female' }).optional(),
  }),
  output: z.object({ data: z.array(coachOfCollege) }),
  errors: ['package_ended'],
  quiet: ['missing', 'fault', 'refusal'],
})

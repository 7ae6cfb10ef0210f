import * as z from 'zod'
import { code } from './accounts.sign-up.ts'
import { genders } from './accounts.ts'
import { collegeOfCoach } from './colleges.coach-form.ts'
import { collegeName, collegeNumber } from './colleges.ts'
import { verificationMethods, verificationStatuses } from './colleges.verified.ts'
import { endpoint } from './endpoint.ts'
import { mailAddress, oneLine, optionalText, paragraph, rowId } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

const teamStatuses = ['pending', 'verified', 'refused'] as const

/** A team that a coach joined through its link. Its athletes are listed after the coach is confirmed. */
const coachedTeam = z.object({
  team_id: z.string(),
  name: z.string(),
  status: z.enum(teamStatuses),
  reason: z.string().nullable(),
  athletes: z.array(z.object({ athlete_slug: z.string(), first_name: z.string(), last_name: z.string() })),
})
export type CoachedTeam = z.output<typeof coachedTeam>

/** The coach's verification as the coach sees it. */
const verification = z.object({
  status: z.enum(verificationStatuses),
  method: z.enum(verificationMethods).nullable(),
  college: collegeName.nullable(),
  position: z.string().nullable(),
  /** Men's or women's. Null for accounts that are older than this question. */
  team_gender: z.enum(genders).nullable(),
  staff_page_url: z.string().nullable(),
  /** Why it was refused or paused. */
  reason: z.string().nullable(),
  /** The college address that the coach confirmed. */
  proven_email: z.string().nullable(),
  requested_at: z.string().nullable(),
  /** When the next review is due. */
  verified_until: z.string().nullable(),
  /** An address at one of these domains verifies the coach immediately. Empty while an admin has to decide. */
  accepted_domains: z.array(z.string()),
  teams: z.array(coachedTeam),
})
export type CoachVerification = z.output<typeof verification>

const verificationOutput = z.object({ data: verification })

export const getCoachVerification = endpoint({
  method: 'GET',
  path: '/coach/verification',
  guard: 'college-coach',
  rate: 'read',
  summary: 'Whether the signed-in coach is verified, and what is missing',
  output: verificationOutput,
  quiet: ['missing', 'fault', 'refusal'],
})

export const coachCollegeForm = z.object(collegeOfCoach)
export type CoachCollegeForm = z.output<typeof coachCollegeForm>

export const requestCoachVerification = endpoint({
  method: 'POST',
  path: '/coach/verification',
  guard: 'college-coach',
  rate: 'form',
  effect: 'transaction',
  summary: 'Name the college and ask to be verified',
  body: coachCollegeForm,
  output: verificationOutput,
  errors: ['conflict', 'forbidden'],
  quiet: ['refusal'],
})

export const collegeEmailForm = z.object({ email: mailAddress('Please enter a valid email address.') })

export const sendCollegeEmailCode = endpoint({
  method: 'POST',
  path: '/coach/verification/email',
  guard: 'college-coach',
  rate: 'code',
  effect: 'transaction',
  summary: 'Send a code to the coach’s college address',
  body: collegeEmailForm,
  output: z.object({ data: z.object({ email: z.string() }) }),
  errors: ['conflict', 'forbidden'],
  quiet: ['refusal'],
})

export const confirmCollegeEmail = endpoint({
  method: 'POST',
  path: '/coach/verification/code',
  guard: 'college-coach',
  rate: 'code',
  effect: 'none',
  summary: 'Confirm the college address with the code',
  body: z.object({ code }),
  output: verificationOutput,
  errors: ['conflict', 'forbidden'],
  quiet: ['refusal'],
  // A wrong attempt must count, even if the rest fails.
})

/** The tabs of the list of coach reviews. */
export const reviewFilters = ['pending', 'paused', 'verified', 'refused'] as const
export type ReviewFilter = (typeof reviewFilters)[number]

const coachReview = z.object({
  /** `user` for a college coach, `user team` for a coach who joined through a team's link. */
  id: z.string(),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  status: z.enum(reviewFilters),
  method: z.enum(verificationMethods).nullable(),
  /** One of the two. */
  college: collegeName.extend({ website: z.string().nullable() }).nullable(),
  team: z.object({ id: z.string(), name: z.string(), created_by: z.string().nullable() }).nullable(),
  position: z.string().nullable(),
  team_gender: z.enum(genders).nullable(),
  staff_page_url: z.string().nullable(),
  proven_email: z.string().nullable(),
  reason: z.string().nullable(),
  requested_at: z.string(),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable(),
  verified_until: z.string().nullable(),
})
export type CoachReview = z.output<typeof coachReview>

export const getCoachReviews = endpoint({
  method: 'GET',
  path: '/panel/coach-reviews',
  guard: 'admin',
  rate: 'read',
  summary: 'Coaches to review, longest wait first',
  query: z.object({
    status: z.preprocess((given) => given || undefined, z.enum(reviewFilters).default('pending')),
    q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
    page: wholeFrom(1).default(1),
  }),
  output: listOf(coachReview).extend({ counts: z.record(z.enum(reviewFilters), z.number()) }),
  quiet: ['fault', 'refusal'],
})

const byUser = z.object({ user_id: rowId() })
const reason = paragraph({ max: 500, fault: 'Please give a reason. The coach will read it.' })
const reviewOutput = z.object({ data: coachReview })

export const approveCoach = endpoint({
  method: 'POST',
  path: '/panel/coach-reviews/{user_id}/approve',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Verify a coach',
  params: byUser,
  /** The college that the admin saw. The coach may have changed it since. */
  body: z.object({ college_id: collegeNumber }),
  output: reviewOutput,
  errors: ['not_found', 'coach_already_reviewed', 'coach_college_changed'],
  quiet: ['missing', 'refusal'],
})

export const refuseCoach = endpoint({
  method: 'POST',
  path: '/panel/coach-reviews/{user_id}/refuse',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Refuse to verify a coach, with a reason',
  params: byUser,
  body: z.object({ reason }),
  output: reviewOutput,
  errors: ['not_found', 'coach_already_reviewed'],
  quiet: ['missing', 'refusal'],
})

export const pauseCoach = endpoint({
  method: 'POST',
  path: '/panel/coach-reviews/{user_id}/pause',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Ask a verified coach for a second review; access pauses until then',
  params: byUser,
  body: z.object({ reason }),
  output: reviewOutput,
  errors: ['not_found', 'coach_already_reviewed'],
  quiet: ['missing', 'refusal'],
})

const byCollege = z.object({ id: collegeNumber })

/** `website`: comes from the college's website. An admin added or ruled out the others. */
const emailDomain = z.object({
  domain: z.string(),
  source: z.enum(['website', 'admin']),
  is_accepted: z.boolean(),
})
export type EmailDomain = z.output<typeof emailDomain>
const domainsOutput = z.object({
  data: z.object({ college: collegeName, domains: z.array(emailDomain) }),
})

export const getCollegeDomains = endpoint({
  method: 'GET',
  path: '/panel/colleges/{id}/email-domains',
  guard: 'admin',
  rate: 'read',
  summary: 'The email domains that verify a coach of a college',
  params: byCollege,
  output: domainsOutput,
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

const notADomain = 'Please enter a domain, such as athletics.example.edu'
const domain = z
  .string({ error: notADomain })
  .overwrite((text) => text.trim().toLowerCase().replace(/^@/, ''))
  .max(253, { error: notADomain })
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, { error: notADomain })

export const setCollegeDomain = endpoint({
  method: 'POST',
  path: '/panel/colleges/{id}/email-domains',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Accept an email domain for a college, or rule it out',
  params: byCollege,
  body: z.object({ domain, is_accepted: z.boolean() }),
  output: domainsOutput,
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

const foundCollege = collegeName.extend({ city: z.string(), state: z.string() })
export type FoundCollege = z.output<typeof foundCollege>

/** For a coach's sign-up form. Names and towns only. */
export const findColleges = endpoint({
  method: 'GET',
  path: '/colleges/find',
  guard: 'anyone',
  rate: 'probe',
  summary: 'Colleges by a few letters of their name, at most 10',
  query: z.object({ q: oneLine({ min: 2, max: 100, fault: 'Please enter at least 2 letters' }) }),
  output: z.object({ data: z.array(foundCollege) }),
  quiet: ['missing', 'fault', 'refusal'],
})

import * as z from 'zod'
import { metricType } from './accounts.metric-type.ts'
import { endpoint } from './endpoint.ts'
import { mailAddress, newPassword, optionalId, password, rowId } from './fields.ts'
import { entitlements, userTypes } from './guards.ts'

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

export const sports = ['basketball', 'hockey', 'lacrosse', 'soccer', 'baseball_softball'] as const
export type SportKey = (typeof sports)[number]

/** How a relative is related to the athlete. Each of these signs up as a parent. */
export const relationships = [
  'father',
  'mother',
  'guardian',
  'grand-father',
  'grand-mother',
  'uncle',
  'aunt',
] as const
export type Relationship = (typeof relationships)[number]

/** A new session. The browser also gets it as a cookie. */
export const signedIn = z.object({
  token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
})
export type SignedIn = z.output<typeof signedIn>

export const loginForm = z.object({
  email: mailAddress(),
  password,
  remember: z.boolean().default(true),
  /** From a team's link: the person who signs in joins the team. */
  team_id: optionalId,
})
export type LoginForm = z.output<typeof loginForm>

/**
 * The password alone is not enough, because many wrong ones were tried on this account from many places. If the
 * password is right, we send a code to the account's address. The answer is the same if it is wrong.
 */
const codeNeeded = z.object({ status: z.literal('code-needed'), attempt: z.string() })

/** The password belongs to a sign-up that still waits for its code. `verifyEmail` takes the code for this id. */
const emailUnconfirmed = z.object({ status: z.literal('email-unconfirmed'), user_id: z.string() })

/** The password is right, but the owner deleted the account. `requestRestoreLink` emails a link to restore it. */
const accountDeleted = z.object({ status: z.literal('account-deleted'), restorable_until: z.string() })

/** ACC-02. */
export const login = endpoint({
  method: 'POST',
  path: '/login',
  guard: 'anyone',
  rate: 'sign-in',
  effect: 'none',
  summary: 'Sign in with email and password',
  body: loginForm,
  output: z.union([signedIn, codeNeeded, emailUnconfirmed, accountDeleted]),
  errors: ['wrong_password', 'wrong_credentials', 'too_many_attempts'],
  quiet: ['refusal'],
})

/** ACC-14. */
export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  guard: 'auth',
  rate: 'write',
  effect: 'transaction',
  summary: 'End this session',
  output: z.object({ data: z.object({ signed_out: z.boolean() }) }),
})

/** The day the package with it ended. Null while it runs, and for a family that never had it. */
const endedOn = z.string().nullable()

const athleteOfUser = z.object({
  user_id: z.string(),
  athlete_id: z.string(),
  athlete_slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  sport: z.object({ key: z.string() }),
  /** For this athlete. Another athlete of the family may have it or not. */
  access_to_rc: z.boolean(),
  rc_ended_on: endedOn,
  access_to_bcm: z.boolean(),
  bcm_ended_on: endedOn,
})

export const user = z.object({
  id: z.string(),
  type: z.enum(userTypes),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  gender: z.string().nullable(),
  photo: z.object({ url: z.string() }).nullable(),
  is_super_admin: z.boolean(),
  impersonator_id: z.string().nullable(),
  has_password: z.boolean(),
  /** The athlete's own page, or the page of a parent's first athlete. */
  athlete_id: z.string().nullable(),
  athlete_slug: z.string().nullable(),
  sport: z.object({ key: z.string() }).nullable(),
  athlete_settings: z.object({ is_visible: z.boolean() }).nullable(),
  /** A parent's athletes. */
  athletes: z.array(athleteOfUser),
  /** A coach's athletes. */
  assigned: z.array(z.object({ user_id: z.string(), athlete_slug: z.string() })),
  is_affiliate: z.boolean(),
  has_promo_code: z.boolean(),
  can_use_promo_code: z.boolean(),
  has_roster: z.boolean(),
  is_verified_coach: z.boolean(),
  access: z.array(z.enum(entitlements)),
  /** Opened once to an athlete of theirs, and ended. */
  ended: z.array(z.enum(entitlements)),
  access_to_best_college_match: z.boolean(),
  /** The athlete's own, or that of a parent's first athlete. */
  bcm_survey_completed: z.boolean(),
  access_to_rc: z.boolean(),
  /** The athlete's own. A parent's athletes each have theirs. */
  rc_ended_on: endedOn,
  bcm_ended_on: endedOn,
  access_recruiting_center: z.boolean(),
  /** The units this person chose. Null uses the product's setting. */
  metric_type: metricType.nullable(),
  /** Their own, if it is not on a page or at a college. Families see that of their success coach. */
  phone: z.string().nullable(),
})
export type User = z.output<typeof user>

export const getUser = endpoint({
  method: 'GET',
  path: '/user',
  guard: 'auth',
  rate: 'read',
  summary: 'The signed-in user',
  output: z.object({ data: user }),
  quiet: ['missing', 'fault', 'refusal'],
})

/** PRO-04: success coaches always see feet and pounds. */
export const saveMetricType = endpoint({
  method: 'POST',
  path: '/user/metric-type',
  guard: 'auth',
  rate: 'write',
  effect: 'transaction',
  summary: 'Choose imperial or metric units, or follow the product’s setting',
  body: z.object({ metric_type: metricType.nullable() }),
  output: z.object({ data: z.object({ metric_type: metricType.nullable() }) }),
  errors: ['forbidden'],
  quiet: ['refusal'],
})

/** ACC-15. */
export const revertToAdmin = endpoint({
  method: 'POST',
  path: '/user/revert-to-admin',
  guard: 'impersonator',
  rate: 'write',
  effect: 'none',
  summary: 'Stop acting as another user and continue as the admin',
  output: signedIn,
  errors: ['unauthenticated'],
  quiet: ['missing', 'fault', 'refusal'],
})

export const session = z.object({
  id: z.string(),
  /** As in "Chrome on Windows". */
  device: z.string(),
  address: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
})
export type Session = z.output<typeof session>

export const getSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  guard: 'auth',
  rate: 'read',
  summary: 'Where the signed-in user is signed in',
  output: z.object({ data: z.array(session) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/{id}',
  guard: 'auth',
  rate: 'write',
  summary: 'Sign out one of your own sessions',
  params: z.object({ id: rowId() }),
  output: z.object({ data: z.object({ ended: z.number() }) }),
  /** Like every change to the ways into an account, this is forbidden to an admin who acts as the user. */
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/user/sessions/end-others',
  guard: 'auth',
  rate: 'write',
  effect: 'transaction',
  summary: 'Sign out everywhere else',
  output: z.object({ data: z.object({ ended: z.number() }) }),
  errors: ['forbidden'],
  quiet: ['refusal'],
})

const currentPassword = z
  .string({ error: 'Please enter your password' })
  .overwrite((text) => text.replace(/\s/g, ''))
  .min(1, { error: 'Please enter your password' })
  .max(200, { error: 'The password you entered is incorrect.' })

export const passwordChange = z
  .object({
    password: currentPassword,
    new_password: newPassword,
    confirm_password: z
      .string({ error: 'Please enter password confirmation' })
      .overwrite((text) => text.replace(/\s/g, ''))
      .min(1, { error: 'Please enter password confirmation', abort: true })
      .min(6, { error: 'Password Confirmation must be at least 6 characters long.' }),
  })
  .refine(({ new_password, confirm_password }) => new_password === confirm_password, {
    path: ['confirm_password'],
    error: "Password Confirmation doesn't match with Password",
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'confirm_password'),
  })
export type PasswordChange = z.output<typeof passwordChange>

/** Ends every other session. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/change-password',
  guard: 'auth',
  rate: 'sign-in',
  effect: 'none',
  summary: 'Choose a new password and sign out everywhere else',
  body: passwordChange,
  output: z.object({ data: z.object({ ended: z.number() }) }),
  errors: ['forbidden', 'wrong_password', 'too_many_attempts'],
  quiet: ['refusal'],
})

export const emailChange = z.object({
  email: mailAddress('Please enter a valid email address.'),
  password: currentPassword,
})
export type EmailChange = z.output<typeof emailChange>

/** The new address gets a code, which `verifyEmail` takes. Until then the old address stays. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/user/change-email',
  guard: 'auth',
  rate: 'sign-in',
  effect: 'none',
  summary: 'Change your email address; the new one gets a code',
  body: emailChange,
  output: z.object({ data: z.object({ user_id: z.string(), email: z.string() }) }),
  errors: ['forbidden', 'wrong_password', 'too_many_attempts'],
  quiet: ['refusal'],
})

import * as z from 'zod'
import { genders, passwordChange, relationships, signedIn, sports } from './accounts.ts'
import { collegeOfCoach, missingTeam } from './colleges.coach-form.ts'
import { endpoint } from './endpoint.ts'
import {
  mailAddress,
  newPassword,
  oneLine,
  optionalId,
  optionalText,
  password,
  personName,
  rowId,
} from './fields.ts'

/** The roles people sign up as. Each relationship is a parent. */
export const signUpRoles = ['athlete', 'coach', ...relationships] as const
export type SignUpRole = (typeof signUpRoles)[number]

export const longestPromoCode = 10

/** Texts from the specification that the server answers with. No schema checks them. */
export const takenMail = 'This email has already been taken'
export const wrongCode = 'The verification code is invalid.'

export const missingBirthYear = 'Please enter your birth year'
const wrongBirthYear = 'Please enter a valid birth year'
/** Our policy: people can have their own account from age 13. */
const youngest = 13
export const tooYoung =
  'You need to be 13 to sign up on your own. Ask a parent to sign up: they can create your page with you.'

const birthYear = z.preprocess(
  (given) => (given === '' || given === null ? undefined : given),
  z.coerce.number({ error: wrongBirthYear }).int({ error: wrongBirthYear }).optional(),
)

const promoCode = optionalText(
  oneLine({ min: 0, max: longestPromoCode, fault: 'Promo code is invalid' }).overwrite((text) =>
    text.toUpperCase(),
  ),
)

const invite = optionalText(oneLine({ min: 0, max: 100, fault: 'This invitation is not valid.' }))

const athleteName = (label: string) =>
  optionalText(oneLine({ min: 0, max: 50, fault: `Please enter ${label}` }))

const person = {
  first_name: personName('First Name'),
  last_name: personName('Last Name'),
  type: z.enum(signUpRoles, { error: 'Please select Relationship' }),
  /** The athlete's gender, also when a relative signs up. Coaches can leave it out. */
  gender: z.preprocess(
    (given) => given || undefined,
    z.enum(genders, { error: 'Please select Gender' }).optional(),
  ),
  sport_key: z.enum(sports, { error: 'Please select Sport' }).default('basketball'),
  /** For an athlete who signs up alone. The forms ask for it. It is checked and never stored. */
  birth_year: birthYear,
  athlete_first_name: athleteName("Athlete's First Name"),
  athlete_last_name: athleteName("Athlete's Last Name"),
  promo_code: promoCode,
  team_id: optionalId,
  /** The event a coach came from. */
  event: optionalId,
  invite,
  /** A college coach's job. A coach who joins a team through its link leaves it out. */
  college_id: collegeOfCoach.college_id.optional(),
  position: optionalText(oneLine({ min: 0, max: 100, fault: 'Please enter Position' })),
  team_gender: z.preprocess((given) => given || undefined, collegeOfCoach.team_gender.optional()),
  staff_page_url: collegeOfCoach.staff_page_url,
}

interface Person {
  type: SignUpRole
  birth_year?: number | undefined
  gender?: string | undefined
  athlete_first_name?: string | undefined
  athlete_last_name?: string | undefined
  team_id?: string | undefined
  event?: string | undefined
  invite?: string | undefined
  college_id?: number | undefined
  position?: string | undefined
  team_gender?: string | undefined
}

/** The extra fields of each role (ACC-04, ACC-05). */
const checkRole = ({ value, issues }: z.core.ParsePayload<Person>) => {
  const miss = (field: keyof Person, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value[field] })
  const isRelative = (relationships as readonly string[]).includes(value.type)
  // A person invited to an athlete's family doesn't name the athlete, because the family has one.
  if (isRelative && !value.invite) {
    if (!value.athlete_first_name) miss('athlete_first_name', "Please enter Athlete's First Name")
    if (!value.athlete_last_name) miss('athlete_last_name', "Please enter Athlete's Last Name")
  }
  if (value.type !== 'coach' && !value.gender) miss('gender', 'Please select Gender')
  // A parent who invites someone has already created the page.
  if (value.type === 'athlete' && !value.invite && value.birth_year !== undefined) {
    const age = new Date().getUTCFullYear() - value.birth_year
    if (age < 0 || age > 120) miss('birth_year', wrongBirthYear)
    else if (age < youngest) miss('birth_year', tooYoung)
  }
  if (value.event && value.type !== 'coach') miss('type', 'Only coaches sign up through an event.')
  if (value.event && !value.team_id) miss('team_id', 'Please select Team')
  // A college coach names the college. The team confirms a coach who joins through its link.
  if (value.type === 'coach' && !value.team_id && !value.event) {
    if (!value.college_id) miss('college_id', 'Please select College')
    if (!value.position) miss('position', 'Please enter Position')
    if (!value.team_gender) miss('team_gender', missingTeam)
  }
  if (value.invite && value.type === 'coach') miss('type', 'A coach can’t sign up by invitation.')
}

export const signUpForm = z
  .object({ ...person, email: mailAddress('Please enter a valid email address.'), password: newPassword })
  .check(checkRole)
export type SignUpForm = z.output<typeof signUpForm>

/** ACC-04. */
export const register = endpoint({
  method: 'POST',
  path: '/register',
  guard: 'anyone',
  rate: 'form',
  effect: 'transaction',
  summary: 'Sign up and get a code by email',
  body: signUpForm,
  output: z.object({ data: z.object({ user_id: z.string() }) }),
  status: 201,
  quiet: ['refusal'],
  secretFields: ['password'],
})

export const checkEmail = endpoint({
  method: 'POST',
  path: '/register/check-email',
  guard: 'anyone',
  rate: 'probe',
  effect: 'none',
  summary: 'Whether an address is free for a new account',
  body: z.object({ email: mailAddress('Please enter a valid email address.') }),
  output: z.object({ data: z.object({ is_free: z.boolean() }) }),
  quiet: ['missing', 'refusal'],
})

const invitation = z.object({
  /** The person who invites, and the athlete whose family it is. */
  inviter_name: z.string(),
  athlete_first_name: z.string(),
  athlete_last_name: z.string(),
  sport_key: z.string().nullable(),
  gender: z.string().nullable(),
  email: z.string(),
  /** The role the invitation is for. Null lets the person choose. */
  type: z.enum(signUpRoles).nullable(),
})
export type Invitation = z.output<typeof invitation>

/** ACC-17. */
export const checkInvite = endpoint({
  method: 'POST',
  path: '/register/check-invite',
  guard: 'anyone',
  rate: 'probe',
  effect: 'none',
  summary: 'What an invitation is for',
  body: z.object({ invite: oneLine({ max: 100, fault: 'This invitation is not valid.' }) }),
  output: z.object({ data: invitation }),
  errors: ['invitation_ended'],
  quiet: ['missing', 'refusal'],
})

export const code = z
  .string({ error: wrongCode })
  .overwrite((text) => text.trim())
  .regex(/^\d{4}$/, { error: wrongCode })

/** ACC-06: signs in a person who has just signed up, or changes the address of a person who asked for that. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/email/verify/{user_id}',
  guard: 'anyone',
  rate: 'code',
  effect: 'none',
  summary: 'Confirm your email address with a code, and sign in',
  params: z.object({ user_id: rowId(wrongCode) }),
  body: z.object({
    code,
    promo_code: promoCode,
    /** True if the person opened the link in the email. Someone else may have asked for the code. */
    came_by: z.literal('mail').optional(),
    /** The password from the sign-up. Required when the email alone doesn't prove enough. */
    password: password.optional(),
  }),
  output: signedIn,
  errors: ['wrong_code', 'password_needed', 'too_many_attempts'],
  quiet: ['missing', 'refusal'],
})

/** The answer is the same whether or not anyone is waiting for a code. */
export const resendCode = endpoint({
  method: 'POST',
  path: '/email/resend-code',
  guard: 'anyone',
  rate: 'code',
  effect: 'transaction',
  summary: 'Send the code again',
  body: z.object({ email: mailAddress('Please enter a valid email address.') }),
  output: z.object({ data: z.object({ sent: z.boolean() }) }),
  quiet: ['refusal'],
})

/** For a person who is signed in without a proven address. Sends a code to this address. */
export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/user/verify-email',
  guard: 'choosing-role',
  rate: 'code',
  effect: 'transaction',
  summary: 'Add your email address and get a code',
  body: z.object({ email: mailAddress('Please enter a valid email address.') }),
  output: z.object({ data: z.object({ user_id: z.string() }) }),
  quiet: ['fault', 'refusal'],
})

/** ACC-09. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/password/email',
  guard: 'anyone',
  rate: 'code',
  effect: 'transaction',
  summary: 'Send a link to choose a new password',
  body: z.object({ email: mailAddress('The email is invalid.') }),
  output: z.object({ data: z.object({ sent: z.boolean() }) }),
  quiet: ['missing', 'refusal'],
})

const resetToken = z
  .string({ error: 'This link is not valid.' })
  .min(1, { error: 'This link is not valid.' })
  .max(128, { error: 'This link is not valid.' })

/** Checked when the link is opened, so nobody types a password for a link that no longer works. */
export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/password/check-reset',
  guard: 'anyone',
  rate: 'probe',
  effect: 'none',
  summary: 'Whether a link to choose a new password still works',
  body: z.object({ token: resetToken }),
  output: z.object({ data: z.object({ is_valid: z.boolean() }) }),
  quiet: ['missing', 'fault', 'refusal'],
})

export const passwordReset = z
  .object({
    token: resetToken,
    email: mailAddress('The email is invalid.'),
    password: newPassword,
    /** The form asks for it. API clients can leave it out. */
    confirm_password: passwordChange.shape.confirm_password.optional(),
  })
  .refine(({ password, confirm_password }) => (confirm_password ?? password) === password, {
    path: ['confirm_password'],
    error: "Password Confirmation doesn't match with Password",
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'confirm_password'),
  })
export type PasswordReset = z.output<typeof passwordReset>

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  guard: 'anyone',
  rate: 'code',
  effect: 'none',
  summary: 'Choose a new password with the link from the email, sign in, and sign out everywhere else',
  body: passwordReset,
  output: signedIn.extend({ data: z.object({ changed: z.boolean() }) }),
  quiet: ['refusal'],
})

/** ACC-13. */
export const roleForm = z
  .object({
    ...person,
    /** Only for people who have no proven address. */
    email: z.preprocess(
      (given) => given || undefined,
      mailAddress('Please enter a valid email address.').optional(),
    ),
  })
  .check(checkRole)
export type RoleForm = z.output<typeof roleForm>

export const saveRole = endpoint({
  method: 'POST',
  path: '/user/save-role',
  guard: 'choosing-role',
  rate: 'code',
  effect: 'transaction',
  summary: 'Choose a role; it takes effect with the activation',
  body: roleForm,
  /** `needs_code`: we sent a code to the address. The activation waits for it. */
  output: z.object({ data: z.object({ user_id: z.string(), needs_code: z.boolean() }) }),
  quiet: ['refusal'],
})

export const activateUser = endpoint({
  method: 'POST',
  path: '/user/activate',
  guard: 'choosing-role',
  rate: 'write',
  effect: 'transaction',
  summary: 'Activate the chosen role',
  output: z.object({ data: z.object({ user_id: z.string(), type: z.string() }) }),
  errors: ['conflict'],
  quiet: ['refusal'],
})

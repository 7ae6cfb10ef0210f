import * as z from 'zod'
import { genders, sports } from './accounts.ts'
import { createdRoles, hasAthlete, namesAthlete } from './admin.roles.ts'
import { endpoint } from './endpoint.ts'
import { mailAddress, oneLine, optionalText, personName, rowId, usPhone } from './fields.ts'
import { userTypes } from './guards.ts'

/** ADM-01: what admins do with one account, and with many. */

const byId = z.object({ id: rowId('Must be the id of a user') })
const done = z.object({ data: z.object({ id: z.string() }) })

export const getUserForm = endpoint({
  method: 'GET',
  path: '/panel/admin/users/create',
  guard: 'admin',
  rate: 'read',
  summary: 'The roles that the signed-in admin can create',
  output: z.object({
    data: z.object({ roles: z.array(z.object({ key: z.enum(createdRoles), title: z.string() })) }),
  }),
})

const optionalName = (label: string) =>
  optionalText(oneLine({ min: 0, max: 50, fault: `Please enter ${label}` }))

export const newUserForm = z
  .object({
    role: z.enum(createdRoles, { error: 'Choose a role' }),
    first_name: personName('First Name'),
    last_name: personName('Last Name'),
    email: mailAddress('Please enter a valid email address.'),
    gender: z.preprocess(
      (given) => given || undefined,
      z.enum(genders, { error: 'Please select Gender' }).optional(),
    ),
    sport_key: z.enum(sports, { error: 'Please select Sport' }).default('basketball'),
    athlete_first_name: optionalName("Athlete's First Name"),
    athlete_last_name: optionalName("Athlete's Last Name"),
  })
  .check(({ value, issues }) => {
    const miss = (field: 'gender' | 'athlete_first_name' | 'athlete_last_name', message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value[field] })
    if (hasAthlete(value.role) && !value.gender) miss('gender', 'Please select Gender')
    if (!namesAthlete(value.role)) return
    if (!value.athlete_first_name) miss('athlete_first_name', "Please enter Athlete's First Name")
    if (!value.athlete_last_name) miss('athlete_last_name', "Please enter Athlete's Last Name")
  })
export type NewUserForm = z.output<typeof newUserForm>

/** The person gets an email to choose a password. Nobody here ever knows it. */
export const createUser = endpoint({
  method: 'POST',
  path: '/panel/admin/users/create',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  status: 201,
  summary: 'Create an account. The person chooses the password by email. Only super admins create admins',
  body: newUserForm,
  output: done,
  errors: ['forbidden'],
  quiet: ['refusal'],
})

export const userChanges = z.object({
  first_name: personName('First Name'),
  last_name: personName('Last Name'),
  /** Empty for an athlete without a login. */
  email: z.preprocess(
    (given) => (given === '' ? null : given),
    mailAddress('Please enter a valid email address.').nullable(),
  ),
  phone: z.preprocess((given) => (given === '' ? null : given), usPhone.nullable().optional()),
  type: z.enum(userTypes, { error: 'Choose a type' }),
  /** As it was read. If somebody else changed the account since, nothing is saved. */
  version: z.string({ error: 'Must be the version of the account that you changed' }),
})
export type UserChanges = z.output<typeof userChanges>

export const updateUser = endpoint({
  method: 'POST',
  path: '/panel/users/{id}/update',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Change the name, the email address, the phone, or the type of an account',
  params: byId,
  body: userChanges,
  output: done,
  errors: ['not_found', 'forbidden', 'user_changed'],
  quiet: ['missing', 'refusal'],
})

export const sendResetLink = endpoint({
  method: 'POST',
  path: '/panel/users/{id}/reset-password',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Email a link to choose a new password. The password stays until then',
  params: byId,
  output: z.object({ data: z.object({ email: z.string() }) }),
  errors: ['not_found', 'forbidden', 'conflict', 'too_many_attempts'],
  quiet: ['missing', 'refusal'],
})

/** Left out, it is the other way around than it was. */
const mark = z.object({ value: z.boolean({ error: 'Must be true or false' }).optional() })
const marked = z.object({ data: z.object({ id: z.string(), value: z.boolean() }) })

/** A mark for our team: this person is answered first. It opens nothing. */
export const markVipUser = endpoint({
  method: 'POST',
  path: '/panel/admin/users/mark-vip-user/{id}',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Mark a user as VIP, or take the mark away',
  params: byId,
  body: mark,
  output: marked,
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

/** PRO-11: a premium page is black and has more fields. The id is the athlete's user id. */
export const markSerosAthlete = endpoint({
  method: 'POST',
  path: '/panel/admin/users/mark-seros-athlete/{id}',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Make an athlete’s page premium, or take that away',
  params: byId,
  body: mark,
  output: marked,
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/panel/admin/users/{id}/end-sessions',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Sign a user out everywhere',
  params: byId,
  output: z.object({ data: z.object({ ended: z.number() }) }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

export const toggleAssignAthleteCoach = endpoint({
  method: 'POST',
  path: '/panel/admin/users/toggle-assign-athlete-coach',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Assign an athlete to a coach, or take the athlete off the coach’s list',
  body: z.object({
    athlete_id: rowId('Must be the user id of an athlete'),
    coach_id: rowId('Must be the user id of a coach'),
    /** Left out, it is the other way around than it was. */
    is_assigned: z.boolean({ error: 'Must be true or false' }).optional(),
  }),
  output: z.object({ data: z.object({ is_assigned: z.boolean() }) }),
  errors: ['not_found', 'conflict'],
  quiet: ['missing', 'refusal'],
})

const assignableCoach = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  college: z.string().nullable(),
  is_assigned: z.boolean(),
})
export type AssignableCoach = z.output<typeof assignableCoach>

/** The most coaches in one answer. The search finds the others. */
export const mostAssignableCoaches = 20

export const getAssignableCoaches = endpoint({
  method: 'POST',
  path: '/panel/admin/users/assign-coaches-list',
  guard: 'admin',
  rate: 'read',
  effect: 'none',
  isChange: false,
  summary: 'The verified coaches an athlete can be assigned to. The athlete’s own come first',
  body: z.object({
    athlete_id: rowId('Must be the user id of an athlete'),
    /** Searches names and colleges. */
    q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
  }),
  output: z.object({ data: z.array(assignableCoach) }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

export const bulkActions = ['mark-vip', 'unmark-vip', 'delete', 'restore'] as const
export type BulkAction = (typeof bulkActions)[number]

/** The most people in one call. The page sends more in several calls and shows how far it is. */
export const mostInBulk = 25

export const changeUsers = endpoint({
  method: 'POST',
  path: '/panel/admin/users/bulk',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Do the same with several users. Each one succeeds or fails alone, and each has its audit line',
  body: z.object({
    action: z.enum(bulkActions, { error: 'Choose an action' }),
    ids: z
      .array(rowId('Must be the id of a user'), { error: 'Choose at least one user' })
      .min(1, { error: 'Choose at least one user' })
      .max(mostInBulk, { error: `At most ${mostInBulk} users at once` })
      .transform((ids) => [...new Set(ids)]),
  }),
  output: z.object({
    data: z.array(z.object({ id: z.string(), is_done: z.boolean(), message: z.string().nullable() })),
  }),
  quiet: ['refusal'],
})

import * as z from 'zod'
import { genders } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { optionalId, personName, rowId, usPhone } from './fields.ts'
import { userTypes } from './guards.ts'

const accountInfo = z.object({
  id: z.string(),
  type: z.enum(userTypes),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  phone: z.string().nullable(),
  /** An athlete's is the photo of the page. */
  photo: z.object({ url: z.string() }).nullable(),
  athlete_slug: z.string().nullable(),
  /** A parent's athletes. */
  athletes: z.array(z.object({ user_id: z.string(), first_name: z.string(), last_name: z.string() })),
  can: z.object({
    edit: z.boolean(),
    /** A verified coach's name was checked with the college, so only our team changes it. */
    rename: z.boolean(),
  }),
})
export type AccountInfo = z.output<typeof accountInfo>

/** PAY-06: one's own, a parent's athlete's, or anyone's for admins. For others there is no such account. */
export const getAccountInfo = endpoint({
  method: 'GET',
  path: '/my-account/info/{id}',
  guard: 'auth',
  rate: 'read',
  summary: 'The account info of yourself, your athlete, or a user you look after',
  params: z.object({ id: rowId() }),
  output: z.object({ data: accountInfo }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

export const accountInfoForm = z.object({
  /** Empty means oneself. */
  user_id: optionalId,
  first_name: personName('First Name'),
  last_name: personName('Last Name'),
  /** An athlete's. Left out, it stays. */
  gender: z.preprocess(
    (given) => given || undefined,
    z.enum(genders, { error: 'Please select Gender' }).optional(),
  ),
  /** Left out, it stays. An empty value removes it. */
  phone: z.preprocess((given) => (given === '' ? null : given), usPhone.nullable().optional()),
})
export type AccountInfoForm = z.output<typeof accountInfoForm>

export const saveAccountInfo = endpoint({
  method: 'POST',
  path: '/my-account/info',
  guard: 'auth',
  rate: 'write',
  effect: 'transaction',
  summary: 'Save the names, the gender, and the phone of an account',
  body: accountInfoForm,
  output: z.object({ data: accountInfo }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

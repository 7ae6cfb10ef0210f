import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { userTypes } from './guards.ts'

/** Whitespace in an address or a password is a slip of the keyboard. */
const withoutSpaces = (fault: string) =>
  z
    .string({ error: fault })
    .overwrite((text) => text.replace(/\s/g, ''))
    .min(1, { error: fault, abort: true })

export const loginForm = z.object({
  email: withoutSpaces('Please enter email address').pipe(
    z.email({ error: 'Enter a valid email, such as name@example.com' }),
  ),
  password: withoutSpaces('Please enter your password').min(6, {
    error: 'Password must be at least 6 characters long.',
  }),
  remember: z.boolean().default(true),
})
export type LoginForm = z.output<typeof loginForm>

export const login = endpoint({
  method: 'POST',
  path: '/login',
  guard: 'anyone',
  rate: 'sign-in',
  summary: 'Sign in by email and password',
  body: loginForm,
  output: z.object({ token: z.string(), token_type: z.literal('bearer'), expires_in: z.number() }),
  quiet: ['refusal'],
  secret: true,
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  guard: 'auth',
  rate: 'write',
  summary: 'End this session',
  output: z.object({ data: z.object({ signed_out: z.boolean() }) }),
})

export const user = z.object({
  id: z.string(),
  type: z.enum(userTypes),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  gender: z.string().nullable(),
  is_super_admin: z.boolean(),
  impersonator_id: z.string().nullable(),
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

import * as z from 'zod'
import { loginForm, signedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/** A sign-in code has more digits than the four of a sign-up code, because it opens an account that is in use. */
export const signInCodeLength = 8

/** Texts that the server answers with. No schema checks them. */
export const wrongSignInCode = 'This code is not right. Check the newest email from us and try again.'
export const endedSignIn = 'This code no longer works. Please start again.'

export const signInCodeForm = loginForm.omit({ password: true })
export type SignInCodeForm = z.output<typeof signInCodeForm>

/** Only the browser that asked knows it, so the code works nowhere else. */
const attempt = z.string({ error: endedSignIn }).regex(/^[\w-]{43}$/, { error: endedSignIn })

/** The answer is the same whether or not the address has an account. */
export const requestSignInCode = endpoint({
  method: 'POST',
  path: '/login/code',
  guard: 'anyone',
  rate: 'code',
  effect: 'none',
  summary: 'Send a code to sign in with instead of the password',
  body: signInCodeForm,
  output: z.object({ data: z.object({ attempt: z.string() }) }),
  errors: ['too_many_attempts'],
  quiet: ['refusal'],
})

/** The answer is the same whether or not an email is sent. */
export const resendSignInCode = endpoint({
  method: 'POST',
  path: '/login/code/resend',
  guard: 'anyone',
  rate: 'code',
  effect: 'none',
  summary: 'Send another sign-in code; the old one no longer works',
  body: z.object({ attempt }),
  output: z.object({ data: z.object({ sent: z.boolean() }) }),
  errors: ['code_ended', 'too_many_attempts'],
  quiet: ['refusal'],
})

export const signInByCode = endpoint({
  method: 'POST',
  path: '/login/code/verify',
  guard: 'anyone',
  rate: 'code',
  effect: 'none',
  summary: 'Sign in with the code from the email, in the browser that asked for it',
  body: z.object({
    attempt,
    code: z
      .string({ error: 'Please enter the code' })
      .overwrite((text) => text.replace(/\s/g, ''))
      .min(1, { error: 'Please enter the code', abort: true })
      .regex(/^\d{8}$/, { error: 'The code has 8 digits' }),
  }),
  output: signedIn,
  errors: ['wrong_code', 'code_ended'],
  quiet: ['refusal'],
})

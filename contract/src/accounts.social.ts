import * as z from 'zod'
import { signedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'

export const socialNetworks = ['google', 'facebook', 'twitter'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** As people call them. */
export const socialNames: Record<SocialNetwork, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
}

/** The page that asked hears the result on this channel (ACC-12). */
export const socialChannel = 'social-auth'
export const socialMessageId = 'hsrOauth'

const provider = z.object({ provider: z.enum(socialNetworks) })

/** Which networks can be used here. */
export const getSocialNetworks = endpoint({
  method: 'GET',
  path: '/oauth',
  guard: 'anyone',
  rate: 'read',
  summary: 'The networks one can sign in with',
  output: z.object({ data: z.array(z.enum(socialNetworks)) }),
  quiet: ['missing', 'fault', 'refusal'],
})

/** ACC-12. */
export const startSocialSignIn = endpoint({
  method: 'POST',
  path: '/oauth/{provider}',
  guard: 'anyone',
  rate: 'sign-in',
  effect: 'none',
  summary: 'Where to go to sign in with a network',
  params: provider,
  output: z.object({ url: z.string() }),
  errors: ['not_found', 'network_away'],
  quiet: ['missing', 'fault', 'refusal'],
})

/** What the network's answer led to. */
const socialResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('signed-in'), session: signedIn }),
  /** The address belongs to an account already: a code went to it, and proves that it is theirs. */
  z.object({ status: z.literal('code-needed'), user_id: z.string(), email: z.string() }),
])
export type SocialResult = z.output<typeof socialResult>

/** The page of /callback/{network} hands over what the network put into its address. */
export const finishSocialSignIn = endpoint({
  method: 'POST',
  path: '/oauth/{provider}/callback',
  guard: 'anyone',
  rate: 'sign-in',
  effect: 'none',
  summary: 'Finish signing in with a network',
  params: provider,
  /** The query of the address the network sent the person back to, as it is. */
  body: z.object({ query: z.string().max(8000) }),
  output: z.object({ data: socialResult }),
  errors: ['forbidden', 'network_sign_in_ended', 'network_not_confirmed', 'network_denied', 'network_away'],
  quiet: ['missing', 'fault', 'refusal'],
})

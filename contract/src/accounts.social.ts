import * as z from 'zod'
import { signedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'

export const socialNetworks = ['google', 'facebook', 'twitter'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** The networks' names as people know them. */
export const socialNames: Record<SocialNetwork, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
}

/** The page that asked gets the result on this channel (ACC-12). */
export const socialChannel = 'social-auth'
export const socialMessageId = 'hsrOauth'

const provider = z.object({ provider: z.enum(socialNetworks) })

/** The networks that are available here. */
export const getSocialNetworks = endpoint({
  method: 'GET',
  path: '/oauth',
  guard: 'anyone',
  rate: 'read',
  summary: 'The networks people can sign in with',
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

/** The result of the network's answer. */
const socialResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('signed-in'), session: signedIn }),
  /** The address already belongs to an account. We sent it a code, which proves that it is theirs. */
  z.object({ status: z.literal('code-needed'), user_id: z.string(), email: z.string() }),
])
export type SocialResult = z.output<typeof socialResult>

/** The page at /callback/{network} passes on what the network put into its address. */
export const finishSocialSignIn = endpoint({
  method: 'POST',
  path: '/oauth/{provider}/callback',
  guard: 'anyone',
  rate: 'sign-in',
  effect: 'none',
  summary: 'Finish signing in with a network',
  params: provider,
  /** The unchanged query of the address that the network sent the person back to. */
  body: z.object({ query: z.string().max(8000) }),
  output: z.object({ data: socialResult }),
  errors: ['forbidden', 'network_sign_in_ended', 'network_not_confirmed', 'network_denied', 'network_away'],
  quiet: ['missing', 'fault', 'refusal'],
})

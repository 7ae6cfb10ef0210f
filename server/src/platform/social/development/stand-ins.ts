import { createHash } from 'node:crypto'
import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'

/** A person with an account at a network. */
export interface Person {
  first_name: string
  last_name: string
  /** Empty for a person who gave the network none. */
  email: string
  is_proven: boolean
}

/** How a network is reached and what it reveals, like the real one. */
interface StandIn {
  authorize: string
  token: string
  profile: string
  tellsEmail: boolean
  provesEmail: boolean
  describe(subject: string, person: Person): Record<string, unknown>
}

export const standIns: Record<SocialNetwork, StandIn> = {
  google: {
    authorize: '/authorize',
    token: '/token',
    profile: '/userinfo',
    tellsEmail: true,
    provesEmail: true,
    describe: (sub, { first_name, last_name, email, is_proven }) => ({
      sub,
      given_name: first_name,
      family_name: last_name,
      ...(email ? { email, email_verified: is_proven } : {}),
    }),
  },
  facebook: {
    authorize: '/dialog/oauth',
    token: '/oauth/access_token',
    profile: '/me',
    tellsEmail: true,
    provesEmail: false,
    describe: (id, { first_name, last_name, email }) => ({
      id,
      first_name,
      last_name,
      ...(email ? { email } : {}),
    }),
  },
  twitter: {
    authorize: '/i/oauth2/authorize',
    token: '/2/oauth2/token',
    profile: '/2/users/me',
    tellsEmail: false,
    provesEmail: false,
    describe: (id, { first_name, last_name }) => ({ data: { id, name: `${first_name} ${last_name}` } }),
  },
}

/** The same person has the same account each time. */
export const subjectOf = (network: SocialNetwork, { first_name, last_name, email }: Person): string =>
  createHash('sha256')
    .update(JSON.stringify([network, first_name, last_name, email]))
    .digest('hex')
    .slice(0, 24)

/** One for each case. The last has the address of the demo world's athlete. */
export const readyMadePeople: readonly Person[] = [
  { first_name: 'Maya', last_name: 'Torres', email: 'maya.torres@example.test', is_proven: true },
  { first_name: 'Theo', last_name: 'Grant', email: 'theo.grant@example.test', is_proven: false },
  { first_name: 'Priya', last_name: 'Shah', email: '', is_proven: false },
  { first_name: 'Robin', last_name: 'Vale', email: 'athlete@fieldhouse.test', is_proven: true },
]

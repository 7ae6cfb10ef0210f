import { createHash } from 'node:crypto'
import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'
import { clock } from '../../clock.ts'
import { newToken } from '../../sessions/sessions.ts'
import type { Person } from './stand-ins.ts'

/** A person's consent, until it is redeemed. */
export interface Grant {
  network: SocialNetwork
  person: Person
  redirectUri: string
  codeChallenge: string
  nonce: string | undefined
}

const lifeMilliseconds = 60_000

/** Each key opens its value once, and only for a minute. */
export const createLocker = <T>() => {
  const kept = new Map<string, { value: T; endsAt: number }>()
  return {
    put: (value: T): string => {
      const now = clock.now().getTime()
      for (const [key, { endsAt }] of kept) if (endsAt <= now) kept.delete(key)
      const key = newToken()
      kept.set(key, { value, endsAt: now + lifeMilliseconds })
      return key
    },
    take: (key: string): T | null => {
      const found = kept.get(key)
      kept.delete(key)
      return found && found.endsAt > clock.now().getTime() ? found.value : null
    },
  }
}

export const createGrants = () => ({
  codes: createLocker<Grant>(),
  accessTokens: createLocker<Grant>(),
})

/** PKCE: only the client that asked for the code may redeem it. */
export const fitsChallenge = (
  codeVerifier: string,
  { codeChallenge }: Pick<Grant, 'codeChallenge'>,
): boolean => createHash('sha256').update(codeVerifier).digest('base64url') === codeChallenge

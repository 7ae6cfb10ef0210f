import type { Caller } from '../../../platform/http/bind.ts'
import { socialCookieName } from '../../../platform/sessions/credentials.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'

/** The browser that began a sign-in with a network, stored as the hash of its cookie. */
export const socialBrowserOf = ({ cookies }: Pick<Caller, 'cookies'>): string =>
  hashToken(cookies[socialCookieName] ?? '').toString('base64url')

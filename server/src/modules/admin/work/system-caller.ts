import type { Actor } from '@fieldhouse/contract/guards'
import type { Caller } from '../../../platform/http/bind.ts'

/** A job that acts for an admin: in the audit log, it is the admin, at the address where the work was started. */
export const systemCaller = (actor: Actor | null, address: string, siteOrigin: string): Caller => ({
  actor,
  user: null,
  token: null,
  sessionId: null,
  address,
  userAgent: '',
  isHttps: siteOrigin.startsWith('https:'),
  origin: siteOrigin,
  siteOrigin,
  cookies: {},
})

import { type Caller, type Effects, noLimit } from './bind.ts'

/** A visitor on this machine, with the parts that a test cares about replaced. */
export const callerOf = (facts: Partial<Caller> = {}): Caller => ({
  actor: null,
  user: null,
  token: null,
  sessionId: null,
  address: '::1',
  userAgent: 'a test',
  isHttps: false,
  origin: 'http://localhost:3000',
  siteOrigin: 'http://localhost:3000',
  cookies: {},
  ...facts,
})

export const noEffects: Effects = { setCookie: () => {}, limit: noLimit, eachTime: (effect) => effect() }

import type { IncomingHttpHeaders } from 'node:http'

/** The name begins as the specification asks. */
const cookieName = 'main-auth-token'

export interface Credentials {
  token: string
  /** A browser attaches a cookie by itself, so such a request must prove that our own page sent it. */
  via: 'cookie' | 'bearer'
}

const readCookie = (header: string | undefined, name: string): string | null => {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) return value
  }
  return null
}

export const readCredentials = (headers: IncomingHttpHeaders): Credentials | null => {
  const bearer = headers.authorization?.match(/^Bearer ([\w-]{1,128})$/i)?.[1]
  if (bearer) return { token: bearer, via: 'bearer' }
  const cookie = readCookie(headers.cookie, cookieName)
  return cookie ? { token: cookie, via: 'cookie' } : null
}

interface CookieScope {
  /** Without it the cookie ends with the browser. */
  maxAgeSeconds?: number
  isHttps: boolean
}

export const sessionCookie = (token: string, { maxAgeSeconds, isHttps }: CookieScope): string =>
  [
    `${cookieName}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(isHttps ? ['Secure'] : []),
  ].join('; ')

export const endedSessionCookie = (isHttps: boolean): string =>
  sessionCookie('', { maxAgeSeconds: 0, isHttps })

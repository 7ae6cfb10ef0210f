/** The specification requires this prefix. */
const cookieName = 'main-auth-token'

export interface Credentials {
  token: string
  /** A browser sends a cookie by itself, so such a request must prove that our own page sent it. */
  via: 'cookie' | 'bearer'
}

type Cookies = Readonly<Record<string, string>>

export const readCookies = (header = ''): Cookies => {
  const cookies: Record<string, string> = Object.create(null)
  for (const pair of header.split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2)
    // If two have the same name, the browser sends the more specific one first.
    if (key && !(key in cookies)) cookies[key] = value
  }
  return cookies
}

export const readCredentials = (authorization: string | undefined, cookies: Cookies): Credentials | null => {
  const bearer = authorization?.match(/^Bearer ([\w-]{1,128})$/i)?.[1]
  if (bearer) return { token: bearer, via: 'bearer' }
  const cookie = cookies[cookieName]
  return cookie ? { token: cookie, via: 'cookie' } : null
}

interface CookieScope {
  /** Without it, the cookie ends with the browser. */
  maxAgeSeconds?: number
  isHttps: boolean
}

/** No script can read it, and other sites send it only when a person follows a link. */
export const ownCookie = (name: string, value: string, { maxAgeSeconds, isHttps }: CookieScope): string =>
  [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(isHttps ? ['Secure'] : []),
  ].join('; ')

export const sessionCookie = (token: string, scope: CookieScope): string =>
  ownCookie(cookieName, token, scope)

export const endedSessionCookie = (isHttps: boolean): string =>
  sessionCookie('', { maxAgeSeconds: 0, isHttps })

/** Recognizes the browser, so its owner is notified of sign-ins from any other. It opens nothing. */
export const deviceCookieName = 'main-auth-device'

export const deviceCookie = (device: string, isHttps: boolean): string =>
  ownCookie(deviceCookieName, device, { maxAgeSeconds: 15_000_000, isHttps })

/** Ties a sign-in with a network to the browser that began it (ACC-12). */
export const socialCookieName = 'main-auth-social'

export const socialCookie = (browser: string, scope: Required<CookieScope>): string =>
  ownCookie(socialCookieName, browser, scope)

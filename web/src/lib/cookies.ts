import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'

const days = (count: number) => count * 24 * 60 * 60

/** SHL-12: the cookies pages write, and for how many seconds. */
const lifetimes = {
  /** 1 dark, 0 light; none while the system decides. */
  darkMode: days(7),
  /** What the system's scheme was when it was last seen: dark or light. */
  lastDetectedTheme: days(365),
  /** Minutes to add to UTC for the visitor's clock. */
  clientTime: days(365),
} as const

type CookieName = keyof typeof lifetimes

const parse = (cookies: string, name: string): string | undefined => {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

export const readCookie = createIsomorphicFn()
  .server((name: CookieName) => getCookie(name))
  .client((name: CookieName) => parse(document.cookie, name))

export const writeCookie = (name: CookieName, value: string): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http, which families use at home
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${lifetimes[name]}; samesite=lax${secure}`
}

const days = (count: number) => count * 24 * 60 * 60

/** SHL-12: the cookies that pages write, with their lifetime in seconds. */
const lifetimes = {
  /** 1 dark, 0 light, none while the system decides. */
  darkMode: days(7),
  /** The system's last known color scheme: dark or light. */
  lastDetectedTheme: days(365),
  /** Minutes to add to UTC for the visitor's clock. */
  clientTime: days(365),
  /** A promo code that was valid. */
  'promo-code': days(7),
  /** 0 after the Top 100 banner on the home page was closed. */
  'view-top-100': days(365),
} as const

export type CookieName = keyof typeof lifetimes

export const readCookie = (name: CookieName): string | undefined => {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  try {
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // Not written by us, so it is ignored.
    return undefined
  }
}

const write = (name: CookieName, value: string, lasts: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http, which families use at home
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${lasts}; samesite=lax${secure}`
}

export const writeCookie = (name: CookieName, value: string): void => write(name, value, lifetimes[name])

export const clearCookie = (name: CookieName): void => write(name, '', 0)

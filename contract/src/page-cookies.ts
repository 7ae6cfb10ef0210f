/**
 * What a visitor's cookies say about how a page looks. Both sides read them with these functions. A page that is cached
 * for all visitors is cached once for each value that exists here, and for no other.
 */

export type Mode = 'light' | 'dark'

/** The cookie `darkMode`. Null leaves the choice to the system. */
export const readModeCookie = (value: string | undefined): Mode | null => {
  if (value === '1') return 'dark'
  return value === '0' ? 'light' : null
}

export const writeModeCookie = (mode: Mode): string => (mode === 'dark' ? '1' : '0')

/** Every offset from UTC, in minutes, that a clock on earth shows today. */
export const utcOffsets: readonly number[] = [
  -720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -150, -120, -60, 0, 60, 120, 180,
  210, 240, 270, 300, 330, 345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720, 765, 780, 825, 840,
]

/** The cookie `clientTime`: the minutes to add to UTC. Null if no such offset exists. */
export const readOffsetCookie = (value: string | undefined): number | null => {
  if (value === undefined || !/^(0|-?[1-9]\d{1,2})$/.test(value)) return null
  const minutes = Number(value)
  return utcOffsets.includes(minutes) ? minutes : null
}

/** The cookie `view-top-100` of a visitor who closed the Top 100 banner on the home page. */
export const closedBanner = '0'

export const readBannerCookie = (value: string | undefined): boolean => value === closedBanner

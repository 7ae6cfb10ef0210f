const hoursBehind = 10

/**
 * Today, if the reader's time zone is unknown. A day lasts until it is over in Hawaii, the last of our time zones. In
 * UTC, an evening game would be over before it begins.
 */
export const dayOfPlay = (now: Date): string =>
  new Date(now.getTime() - hoursBehind * 3_600_000).toISOString().slice(0, 10)

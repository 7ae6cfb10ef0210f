const hoursBehind = 10

/**
 * Today, for whom no clock of the reader's is known: a day lasts until it is over in Hawaii, the last of the places where
 * they play. By UTC a game in the evening would be over before it begins.
 */
export const dayOfPlay = (now: Date): string =>
  new Date(now.getTime() - hoursBehind * 3_600_000).toISOString().slice(0, 10)

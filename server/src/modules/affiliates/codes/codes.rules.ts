const day = 24 * 60 * 60 * 1000

/** A code can be used through this day, in UTC. */
export const endOfDay = (through: string): Date => new Date(Date.parse(`${through}T00:00:00Z`) + day)

/** The last day on which a code can be used. */
export const lastDayOf = (validUntil: Date): string =>
  new Date(validUntil.getTime() - 1).toISOString().slice(0, 10)

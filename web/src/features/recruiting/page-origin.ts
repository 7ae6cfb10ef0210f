let made: string | undefined

/** What this page calls itself in what it sends: it needs no news of its own changes. */
export const pageOrigin = (): string => {
  made ??= Math.random().toString(36).slice(2)
  return made
}

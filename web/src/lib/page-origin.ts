let made: string | undefined

/** Identifies this page in its requests, so it can ignore events about its own changes. */
export const pageOrigin = (): string => {
  made ??= Math.random().toString(36).slice(2)
  return made
}

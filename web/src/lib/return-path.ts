const longestPath = 2000

/** Undoes every layer of encoding, since nobody knows how many the way there undoes; null where that can't be done. */
const decodedFully = (text: string): string | null => {
  try {
    let known = text
    for (let layer = 0; layer < 5; layer++) {
      const decoded = decodeURIComponent(known)
      if (decoded === known) return known
      known = decoded
    }
    return null
  } catch {
    return null
  }
}

/** What a browser would read as another host, or leave out before it reads on. */
const isHostile = (path: string): boolean => !path.startsWith('/') || /\/\/|\\|\p{Cc}/u.test(path)

/** A whole address of our own site, as somebody copies it, is as good as its path. */
const withoutOwnOrigin = (asked: string, siteOrigin: string): string => {
  const own = siteOrigin && asked.toLowerCase().startsWith(`${siteOrigin.toLowerCase()}/`)
  return own ? asked.slice(siteOrigin.length) : asked
}

/**
 * ACC-03: where to go after signing in, when the address asks for a place. Only a place on this site is one; anything
 * else gives null.
 */
export const safeReturnPath = (given: string | null | undefined, siteOrigin = ''): string | null => {
  const asked = given && withoutOwnOrigin(given, siteOrigin)
  if (!asked || asked.length > longestPath || /\p{Cc}/u.test(asked)) return null
  const [path = ''] = asked.split(/[?#]/, 1)
  const decoded = decodedFully(path)
  return decoded === null || isHostile(path) || isHostile(decoded) ? null : asked
}

const longestPath = 2000

/** Removes every layer of encoding, since later steps may decode more than one. Null if that fails. */
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

/** Text that a browser would read as another host, or skip. */
const isHostile = (path: string): boolean => !path.startsWith('/') || /\/\/|\\|\p{Cc}/u.test(path)

/** A full address on our own site, as people copy it, counts as its path. */
const withoutOwnOrigin = (asked: string, siteOrigin: string): string => {
  const own = siteOrigin && asked.toLowerCase().startsWith(`${siteOrigin.toLowerCase()}/`)
  return own ? asked.slice(siteOrigin.length) : asked
}

/**
 * ACC-03: where to go after signing in, if the address requests a page. Only pages on this site count. Anything else
 * returns null.
 */
export const safeReturnPath = (given: string | null | undefined, siteOrigin = ''): string | null => {
  const asked = given && withoutOwnOrigin(given, siteOrigin)
  if (!asked || asked.length > longestPath || /\p{Cc}/u.test(asked)) return null
  const [path = ''] = asked.split(/[?#]/, 1)
  const decoded = decodedFully(path)
  return decoded === null || isHostile(path) || isHostile(decoded) ? null : asked
}

/** Which addresses prove that a person works at a college. Pure: the lists come from the caller. */

/** Labels that a college's website puts before its domain. Email addresses don't use them. */
const siteLabels = new Set(['www', 'www1', 'www2', 'wwwcp', 'web', 'wp', 'new', 'go', 'welcome', 'home'])

/** `https://web.mit.edu/athletics` becomes `mit.edu`. */
export const domainOfWebsite = (website: string | null): string | null => {
  if (!website) return null
  const host = URL.parse(website.includes('//') ? website : `https://${website}`)?.hostname.toLowerCase()
  if (!host?.includes('.')) return null
  const labels = host.split('.')
  while (labels.length > 2 && siteLabels.has(labels[0] ?? '')) labels.shift()
  return labels.join('.')
}

export const domainOfAddress = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/**
 * A student or a graduate has an address at the college too. Many colleges give students a subdomain with a plain name, such
 * as `my.` or `go.`, or one that ends in `mail`. A coach with such an address is not turned away: an admin reviews the request.
 */
const isForOthers = (label: string): boolean =>
  /student|alum|pupil|applicant|mail$/.test(label) ||
  /^((under)?grad(uate)?s?|studs?|stu|my|go|g|u|live|gapps)$/.test(label)

const shortestTeamWord = 4

/** Whether a label is named for the team, as `knights.` and `gatorlink.` are. Students get such addresses. */
const isTeamName = (label: string, mascot: string | null): boolean =>
  label.length >= shortestTeamWord &&
  (mascot ?? '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(({ length }) => length >= shortestTeamWord)
    .some((word) => word.includes(label) || label.includes(word.replace(/s$/, '')))

/** Subdomains count. Those for students and alumni do not. */
const isUnder = (domain: string, accepted: string, mascot: string | null): boolean => {
  if (domain === accepted) return true
  if (!domain.endsWith(`.${accepted}`)) return false
  const labels = domain.slice(0, -accepted.length - 1).split(/[.-]/)
  return !labels.some((label) => isForOthers(label) || isTeamName(label, mascot))
}

/** Anyone can have an address there, so it proves nothing. */
const publicDomains = [
  ...[
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'hotmail.com',
    'live.com',
    'msn.com',
    'yahoo.com',
    'ymail.com',
  ],
  ...[
    'icloud.com',
    'me.com',
    'mac.com',
    'aol.com',
    'proton.me',
    'protonmail.com',
    'gmx.com',
    'gmx.net',
    'mail.com',
  ],
  ...[
    'zoho.com',
    'yandex.com',
    'fastmail.com',
    'comcast.net',
    'verizon.net',
    'att.net',
    'sbcglobal.net',
    'cox.net',
  ],
]

export const isPublicDomain = (domain: string): boolean =>
  publicDomains.some((known) => domain === known || domain.endsWith(`.${known}`))

interface DomainLists {
  readonly accepted: readonly string[]
  /** Ruled out by an admin, with everything under them. */
  readonly ruledOut: readonly string[]
  /** What the college's teams are called. */
  readonly mascot?: string | null
}

const longest = (domains: readonly string[]): string | null =>
  domains.toSorted((a, b) => b.length - a.length)[0] ?? null

/**
 * The accepted domain of an address. The longest listed domain that matches decides, so an admin can accept one
 * subdomain of a domain that is ruled out.
 */
export const acceptedDomainOf = (
  email: string,
  { accepted, ruledOut, mascot = null }: DomainLists,
): string | null => {
  const domain = domainOfAddress(email)
  const fits = longest(accepted.filter((known) => isUnder(domain, known, mascot)))
  const isOut = longest(ruledOut.filter((known) => domain === known || domain.endsWith(`.${known}`)))
  return fits !== null && fits.length > (isOut?.length ?? 0) ? fits : null
}

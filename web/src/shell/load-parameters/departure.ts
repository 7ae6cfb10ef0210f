import type { User } from '@fieldhouse/contract/accounts'
import { signUpRoles } from '@fieldhouse/contract/accounts.sign-up'
import { safeReturnPath } from '../../lib/return-path.ts'
import { parseSearch } from '../../lib/search-params.ts'
import { isFullySignedIn } from '../navigation.ts'

/** ACC-05: roles without sign-up. Nobody is a coach by invitation. */
const isIllegalRole = ({ role, invite }: Readonly<Record<string, string>>): boolean =>
  Boolean(role) &&
  (!(signUpRoles as readonly (string | undefined)[]).includes(role) || (role === 'coach' && Boolean(invite)))

/** Encoded for a header: special characters are escaped. */
const written = (path: string): string => {
  const { pathname, search, hash } = new URL(path, 'http://here')
  return `${pathname}${search}${hash}`
}

/**
 * Where to go instead of the opened page (SHL-13). The server redirects, because leaving a page during hydration would
 * render it twice.
 */
export const departureFor = (
  search: string,
  viewer: Pick<User, 'type'> | null,
  siteOrigin = '',
): string | null => {
  const asked = parseSearch(search)
  if (!isFullySignedIn(viewer)) return isIllegalRole(asked) ? '/' : null
  const place = asked.login === '1' ? safeReturnPath(asked.url, siteOrigin) : null
  return place && written(place)
}

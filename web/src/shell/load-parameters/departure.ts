import type { User } from '@fieldhouse/contract/accounts'
import { signUpRoles } from '@fieldhouse/contract/accounts.sign-up'
import { safeReturnPath } from '../../lib/return-path.ts'
import { parseSearch } from '../../lib/search-params.ts'
import { isFullySignedIn } from '../navigation.ts'

/** ACC-05: what one can't sign up as; nobody is a coach by invitation. */
const isIllegalRole = ({ role, invite }: Readonly<Record<string, string>>): boolean =>
  Boolean(role) &&
  (!(signUpRoles as readonly (string | undefined)[]).includes(role) || (role === 'coach' && Boolean(invite)))

/** As it is written in a header: letters that are not plain ones are encoded. */
const written = (path: string): string => {
  const { pathname, search, hash } = new URL(path, 'http://here')
  return `${pathname}${search}${hash}`
}

/**
 * Where to go instead of the page that is opened (SHL-13). The server answers it: a page that is left while it comes to
 * life would be drawn twice.
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

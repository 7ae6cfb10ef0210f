import type { User } from '@fieldhouse/contract/accounts'

/** How messages stand in the header: `watched` where they are only kept true for what else shows them. */
type MessagesLook = 'dropdown' | 'ring' | 'watched' | null

/** MSG-03: not for success coaches, who have a ring, and not within the recruiting center, which shows them itself. */
export const messagesIn = (
  { type, access_recruiting_center }: Pick<User, 'type' | 'access_recruiting_center'>,
  path: string,
): MessagesLook => {
  if (type === 'rsc') return 'ring'
  const isReader = type === 'athlete' || type === 'parent' || type === 'coach'
  if (!isReader) return null
  const isInCenter = /^\/recruiting-center(\/|$)/.test(path)
  return isInCenter || (type === 'coach' && !access_recruiting_center) ? 'watched' : 'dropdown'
}

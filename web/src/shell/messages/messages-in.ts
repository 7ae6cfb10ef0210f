import type { User } from '@fieldhouse/contract/accounts'

/** How messages stand in the header: `watched` where they are only kept true for what else shows them. */
type MessagesView = 'dropdown' | 'ring' | 'watched' | null

/**
 * MSG-03: not for success coaches, who have a ring, and not within the recruiting center, which shows them itself. A coach
 * who waits for verification has them too: notices about it arrive here.
 */
export const messagesIn = ({ type }: Pick<User, 'type'>, path: string): MessagesView => {
  if (type === 'rsc') return 'ring'
  const isReader = type === 'athlete' || type === 'parent' || type === 'coach'
  if (!isReader) return null
  return /^\/recruiting-center(\/|$)/.test(path) ? 'watched' : 'dropdown'
}

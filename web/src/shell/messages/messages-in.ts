import type { User } from '@fieldhouse/contract/accounts'

/** How messages appear in the header. `watched`: only kept up to date for other components. */
type MessagesView = 'dropdown' | 'ring' | 'watched' | null

/**
 * MSG-03: not for success coaches, who have a ring, and not in the recruiting center, which shows them itself. A coach
 * who waits for verification has them too, for notices about it.
 */
export const messagesIn = ({ type }: Pick<User, 'type'>, path: string): MessagesView => {
  if (type === 'rsc') return 'ring'
  const isReader = type === 'athlete' || type === 'parent' || type === 'coach'
  if (!isReader) return null
  return /^\/recruiting-center(\/|$)/.test(path) ? 'watched' : 'dropdown'
}

import type { SocialPost } from '../../../platform/social-streams/social-streams.ts'

/** What we store about an account. */
interface Stream {
  account_id: string | null
  changed_hands: boolean
  connected: boolean
  posts: SocialPost[]
}

/** What a network answers now. */
export interface ReadStream {
  /** Null if no account has that name. */
  accountId: string | null
  /** Whether the account links to the page. */
  isProven: boolean
  posts: readonly SocialPost[]
}

/**
 * The account that proved to be the athlete's stays the only one. A person who takes over its name can link to the page
 * too, and still none of their posts are shown.
 */
export const streamAfter = (
  { account_id }: Pick<Stream, 'account_id'>,
  { accountId, isProven, posts }: ReadStream,
): Stream => {
  const changed_hands = account_id !== null && accountId !== null && account_id !== accountId
  const connected = isProven && !changed_hands
  return {
    account_id: account_id ?? (connected ? accountId : null),
    changed_hands,
    connected,
    posts: connected ? [...posts] : [],
  }
}

export const isSameStream = (one: Stream, other: Stream): boolean =>
  one.account_id === other.account_id &&
  one.changed_hands === other.changed_hands &&
  one.connected === other.connected &&
  one.posts.length === other.posts.length &&
  one.posts.every(({ text, link, posted_at }, place) => {
    const post = other.posts[place]
    return post?.text === text && post.link === link && post.posted_at === posted_at
  })

/** Pusher's rules for a socket id and a channel name. */
export const socketIdPattern = /^\d{1,20}\.\d{1,20}$/
export const channelNamePattern = /^[\w\-=@,.;]{1,164}$/

/** The channel on which one user, and nobody else, hears about their own affairs (MSG-01). */
export const privateUserChannel = (userId: string): string => `private-user.${userId}`

const sessionPrefix = 'private-session.'

/** The channel that tells the websockets of one session to close. No client may join it. */
export const sessionChannel = (sessionId: string): string => `${sessionPrefix}${sessionId}`

/** The session that ends by a word in this channel; null where it is another kind of channel. */
export const endedSession = (channel: string): string | null =>
  channel.startsWith(sessionPrefix) ? channel.slice(sessionPrefix.length) : null

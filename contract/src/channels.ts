/** Pusher's rules for a socket id and a channel name. */
export const socketIdPattern = /^\d{1,20}\.\d{1,20}$/
export const channelNamePattern = /^[\w\-=@,.;]{1,164}$/

/** The private channel of one user (MSG-01). */
export const privateUserChannel = (userId: string): string => `private-user.${userId}`

const sessionPrefix = 'private-session.'

/** The channel that makes the websockets of one session close. No client may join it. */
export const sessionChannel = (sessionId: string): string => `${sessionPrefix}${sessionId}`

/** The session that a message in this channel ends. Null for any other kind of channel. */
export const endedSession = (channel: string): string | null =>
  channel.startsWith(sessionPrefix) ? channel.slice(sessionPrefix.length) : null

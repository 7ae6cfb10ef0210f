/** Pusher's rules for a socket id and a channel name. */
export const socketIdPattern = /^\d{1,20}\.\d{1,20}$/
export const channelNamePattern = /^[\w\-=@,.;]{1,164}$/

/** The channel on which one user, and nobody else, hears about their own affairs (MSG-01). */
export const privateUserChannel = (userId: string): string => `private-user.${userId}`

/** The channel that tells the websockets of one session to close. No client may join it. */
export const sessionChannel = (sessionId: string): string => `private-session.${sessionId}`

/** Whoever receives the events of a channel. */
export interface Member {
  readonly deliver: (frame: Buffer) => void
}

export interface ChannelMembers {
  readonly join: (channel: string, member: Member) => void
  readonly leave: (channel: string, member: Member) => void
  readonly deliver: (channel: string, frame: Buffer) => void
}

/** Who listens to which channel on this node. A channel exists as long as somebody listens. */
export const createChannelMembers = (): ChannelMembers => {
  const channels = new Map<string, Set<Member>>()
  return {
    join: (channel, member) => {
      const members = channels.get(channel)
      if (members) members.add(member)
      else channels.set(channel, new Set([member]))
    },
    leave: (channel, member) => {
      const members = channels.get(channel)
      if (members?.delete(member) && members.size === 0) channels.delete(channel)
    },
    deliver: (channel, frame) => {
      for (const member of channels.get(channel) ?? []) member.deliver(frame)
    },
  }
}

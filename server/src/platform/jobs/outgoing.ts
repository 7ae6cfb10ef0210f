export type OutboxKind = 'job' | 'realtime'

export interface OutgoingJob {
  name: string
  data: unknown
  startAfter?: string
}

export interface OutgoingEvent {
  channel: string
  event: string
  data: object
}

/** The waiting form, the same for one channel or several. */
export interface WaitingEvent extends Omit<OutgoingEvent, 'channel'> {
  channel: string | readonly string[]
}

/** Calls another system, so it never runs in a transaction. It has its own time limit. */
export type Publish = (event: OutgoingEvent) => Promise<void>

export const channelsOf = ({ channel }: WaitingEvent): readonly string[] => [channel].flat()

import type { Session } from '@fieldhouse/contract/accounts'
import { type Clock, timeAgo } from '../../../lib/dates.ts'

interface SessionRow {
  id: string
  device: string
  /** The place, and the last use. */
  note: string
  isCurrent: boolean
}

/** A person's sessions: this device first, then the most recently used one. */
export const sessionRows = (sessions: readonly Session[], now: number, clock: Clock): SessionRow[] =>
  sessions
    .toSorted(
      (one, other) =>
        Number(other.is_current) - Number(one.is_current) ||
        other.last_used_at.localeCompare(one.last_used_at),
    )
    .map(({ id, device, address, last_used_at, is_current }) => ({
      id,
      device,
      note: [address, is_current ? 'in use now' : `last used ${timeAgo(last_used_at, now, clock)}`]
        .filter(Boolean)
        .join(', '),
      isCurrent: is_current,
    }))

import type { Session } from '@fieldhouse/contract/accounts'
import { type Clock, timeAgo } from '../../../lib/dates.ts'

interface SessionRow {
  id: string
  device: string
  /** From where, and when it was last used. */
  note: string
  isCurrent: boolean
}

/** Where somebody is signed in: this device first, then the one used last. */
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

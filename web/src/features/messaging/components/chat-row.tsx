import type { ReactNode } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { type Clock, clockAt, dateAt, shortDate } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'

export interface ChatRowProps {
  firstName: string
  lastName: string
  photo: string | undefined
  /** Shown after the name. */
  sign?: ReactNode
  /** Their role. */
  line: string
  /** The last message and its time. */
  text: ReactNode
  at: string | null
  unread: number
}

/** Makes a whole row pressable, for any element. */
export const chatRowClassName =
  'flex w-full items-start gap-3 px-5 py-3.5 text-start -outline-offset-2 hover:bg-sunken aria-[current=true]:bg-accent-soft'

/** Today shows the time, earlier shows the date. */
const whenOf = (at: string, clock: Clock): string => {
  const day = dateAt(at, clock)
  return day === dateAt(Date.now(), clock) ? clockAt(at, clock) : shortDate(day)
}

const When = ({ at }: { at: string }) => (
  <time dateTime={at} className="shrink-0 text-micro text-muted">
    {whenOf(at, useClientClock())}
  </time>
)

/** One conversation in a list: the person, the last message, and the unread count. */
export const ChatRow = ({ firstName, lastName, photo, sign, line, text, at, unread }: ChatRowProps) => (
  <>
    <Avatar firstName={firstName} lastName={lastName} photo={photo} />
    <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-0.5">
      <span className="flex items-baseline gap-3 text-ui">
        <span className="flex min-w-0 grow items-center gap-1.5">
          <bdi className="truncate font-semibold">
            {firstName} {lastName}
          </bdi>
          {sign}
        </span>
        {at && <When at={at} />}
      </span>
      <span className="line-clamp-2 text-small text-muted">{line}</span>
      <span className="flex items-center gap-3 text-small">
        <span
          dir="auto"
          className={unread > 0 ? 'min-w-0 grow truncate font-semibold' : 'min-w-0 grow truncate'}
        >
          {text}
        </span>
        <Badge count={unread} label={`${unread} unread`} />
      </span>
    </span>
  </>
)

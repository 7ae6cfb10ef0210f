import type { InboxEntry, InboxItem } from '@fieldhouse/contract/inbox'
import { useClientClock } from '../../lib/client-time.ts'
import { clockAt, dayOf } from '../../lib/dates.ts'
import { inboxDeed } from './inbox-labels.ts'

/** Who did what, oldest first. */
export const ItemHistory = ({ history }: Pick<InboxItem, 'history'>) =>
  history.length > 0 ? (
    <ol aria-label="History" className="grid border-t border-line">
      {history.map((entry) => (
        <HistoryEntry key={entry.id} entry={entry} />
      ))}
    </ol>
  ) : (
    <p className="text-ui text-muted">Nobody has done anything yet.</p>
  )

const HistoryEntry = ({ entry }: { entry: InboxEntry }) => {
  const clock = useClientClock()
  const { by, at, text, to } = entry
  return (
    <li className="grid gap-1.5 border-b border-line py-4 text-ui">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          <b className="font-semibold">{by ?? 'The system'}</b> {inboxDeed(entry)}
          {to.length > 0 && `, to ${to.join(', ')}`}
        </span>
        <time dateTime={at} className="text-small text-muted">
          {dayOf(at, clock)}, {clockAt(at, clock)}
        </time>
      </p>
      {text && (
        <p className="max-w-[65ch] border-s-2 border-line-strong ps-3 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </li>
  )
}

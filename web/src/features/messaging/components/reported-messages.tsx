import type { MessageRow, Person } from '@fieldhouse/contract/messaging'
import { useQuery } from '@tanstack/react-query'
import { useClientClock } from '../../../lib/client-time.ts'
import { clockAt, dayOf } from '../../../lib/dates.ts'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Tag } from '../../../ui/data/tag.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { reportQuery } from '../messaging.api.ts'
import { reasonWords } from '../report-labels.ts'
import { MessageText } from './message-text.tsx'

/** A reported message with the messages around it, for admins. */
export const ReportedMessages = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(reportQuery(id))
  if (error)
    return (
      <ErrorState as="h2" title="The messages did not load" onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <LoadingRegion>
        <Skeleton className="h-64 w-full max-w-[46rem]" />
      </LoadingRegion>
    )
  const { reason, reporter, athlete, contact, message_id, messages } = data.data
  return (
    <section aria-label="The reported message" className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-d3 wrap-anywhere">
        {fullName(contact)} to {fullName(athlete)}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted wrap-anywhere">
        <Tag tone="danger">{reasonWords[reason]}</Tag>
        Reported by {fullName(reporter)} ({reporter.type_title})
      </p>
      <ol aria-label="What was said" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {messages.map((row) => (
          <Said
            key={row.id}
            row={row}
            author={authorOf(row, [contact, athlete, reporter])}
            isReported={row.id === message_id}
          />
        ))}
      </ol>
    </section>
  )
}

const authorOf = ({ sender_id, side }: MessageRow, people: readonly Person[]): string => {
  const author = people.find(({ id }) => id === sender_id)
  if (author) return fullName(author)
  return side === 'family' ? 'The family' : 'The coach'
}

const Said = ({ row, author, isReported }: { row: MessageRow; author: string; isReported: boolean }) => {
  const clock = useClientClock()
  return (
    <li
      className={classNames(
        'rounded-md border px-4 py-3 text-ui',
        isReported ? 'border-danger bg-danger-soft' : 'border-line bg-bg',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-muted">
        <span className="wrap-anywhere">
          {author}
          {isReported && <b className="text-danger">, reported</b>}
        </span>
        <time dateTime={row.created_at}>
          {dayOf(row.created_at, clock)}, {clockAt(row.created_at, clock)}
        </time>
      </p>
      <MessageText content={row.content} />
    </li>
  )
}

import { closeReport, type MessageRow, type Person, type Report } from '@fieldhouse/contract/messaging'
import { call } from '../../../lib/api.ts'
import { useClientClock } from '../../../lib/client-time.ts'
import { clockAt, dayOf } from '../../../lib/dates.ts'
import { fullName } from '../../../lib/person-name.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { reasonWords } from '../report-labels.ts'
import { MessageText } from './message-text.tsx'

interface ReportCardProps {
  report: Report
  onClosed: () => void
}

/** A reported message with the messages around it, and the button that closes the report. */
export const ReportCard = ({ report, onClosed }: ReportCardProps) => {
  const { reason, note, reporter, athlete, contact, created_at, closed_at, message_id, messages } = report
  const clock = useClientClock()

  const close = async () => {
    await call(closeReport, { params: { id: report.id } })
    toast('Report closed')
    onClosed()
  }
  const { run, isBusy } = useAction(close, { onFault: (error) => toast.error(error.message) })

  return (
    <Card
      as="li"
      header={
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid min-w-0 gap-1.5">
            <h2 className="text-d4 wrap-anywhere">
              {fullName(contact)} to {fullName(athlete)}
            </h2>
            <p className="text-small text-muted wrap-anywhere">
              Reported by {fullName(reporter)} ({reporter.type_title}) on {dayOf(created_at, clock)}
            </p>
            <p className="flex flex-wrap gap-2">
              <Tag tone={closed_at ? 'neutral' : 'danger'}>{closed_at ? 'Closed' : 'Open'}</Tag>
              <Tag>{reasonWords[reason]}</Tag>
            </p>
          </div>
          {closed_at ? (
            <p className="text-small text-muted">
              Closed on {dayOf(closed_at, clock)}
              {report.closed_by && `, by ${report.closed_by}`}
            </p>
          ) : (
            <Button isOutlined isBusy={isBusy} onClick={() => void run()}>
              Close report
            </Button>
          )}
        </div>
      }
    >
      <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-4">
        {note && <p className="border-s-2 border-line-strong ps-3 text-ui wrap-anywhere">{note}</p>}
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
      </div>
    </Card>
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

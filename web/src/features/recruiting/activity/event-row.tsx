import { type ActivityEvent, eventTypes } from '@fieldhouse/contract/recruiting.activity'
import { Eye, type LucideIcon, Mail, MessageCircle, Phone, Smartphone, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import type { Center } from '../center.ts'
import { timeLabel } from './activity-days.ts'
import { addedByLine, eventTitle, otherSide, whoLine } from './activity-labels.ts'

const icons: Record<ActivityEvent['type'], LucideIcon> = {
  [eventTypes.call]: Phone,
  [eventTypes.email]: Mail,
  [eventTypes.sms]: Smartphone,
  [eventTypes.view]: Eye,
  [eventTypes.chat]: MessageCircle,
}

interface EventRowProps {
  event: ActivityEvent
  center: Center
  onPick: (event: ActivityEvent) => void
  onRemove: (event: ActivityEvent) => void
}

export const eventRowClassName = 'group flex gap-3 rounded-md px-3 py-2.5 text-small leading-[1.4]'

/** A person without an account and without a college, such as some contact form users, can't be selected. */
const isKnown = ({ contact_id, contact }: ActivityEvent): boolean =>
  contact_id !== null || contact.user_id !== null

/** One event: what, with whom, when, and what was said. */
export const EventRow = memo(({ event, center: { role, viewerId }, onPick, onRemove }: EventRowProps) => {
  const isNew = !event.viewed
  const by = addedByLine(event)
  return (
    <li className={eventRowClassName} data-unseen={isNew ? event.id : undefined}>
      <EventMark icon={icons[event.type]} isNew={isNew} />
      <div className="min-w-0 grow">
        <p className="flex items-baseline justify-between gap-3">
          <b className="font-semibold">
            {eventTitle(event, viewerId)}
            {isNew && <span className="sr-only">, new</span>}
          </b>
          <EventTime date={event.event_date} time={event.event_time} />
        </p>
        <div className="flex items-start justify-between gap-2">
          {isKnown(event) ? (
            <button
              type="button"
              onClick={() => onPick(event)}
              className="-my-1 block min-w-0 py-1 text-start text-muted wrap-anywhere underline-offset-4 hover:text-text hover:underline touch:min-h-11"
            >
              {whoLine(event, role)}
            </button>
          ) : (
            <span className="min-w-0 text-muted wrap-anywhere">{whoLine(event, role)}</span>
          )}
          {event.can.remove && (
            <button
              type="button"
              aria-label={`Remove: ${eventTitle(event, viewerId)}, ${otherSide(event, role)}`}
              onClick={() => onRemove(event)}
              className="-my-1 -me-1.5 grid size-7 shrink-0 place-items-center rounded-sm text-muted opacity-0 group-hover:opacity-100 hover:text-danger focus-visible:opacity-100 touch:size-11 touch:opacity-100"
            >
              <Icon of={Trash2} size="sm" />
            </button>
          )}
        </div>
        {event.content && (
          <p
            className={classNames(
              'mt-1 whitespace-pre-line wrap-anywhere',
              event.type === eventTypes.chat && 'line-clamp-3',
            )}
          >
            {event.content}
          </p>
        )}
        {by && <p className="mt-1 text-micro text-muted">{by}</p>}
      </div>
    </li>
  )
})

/** Solid while it is new. */
export const EventMark = ({ icon, isNew }: { icon: LucideIcon; isNew: boolean }) => (
  <span
    className={classNames(
      'grid size-7 shrink-0 place-items-center rounded-full',
      isNew ? 'bg-accent text-on-accent' : 'bg-sunken',
    )}
  >
    <Icon of={icon} size="sm" />
  </span>
)

export const EventTime = ({ date, time }: { date: string; time: string }) => (
  <time dateTime={`${date}T${time}`} className="shrink-0 text-micro text-muted">
    {timeLabel(time)}
  </time>
)

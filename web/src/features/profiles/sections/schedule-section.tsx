import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { ArrowUpRight, CalendarPlus } from 'lucide-react'
import { saveFile } from '../../../lib/save-file.ts'
import { webLink } from '../../../lib/web-link.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { calendarFile } from '../calendar-file.ts'
import { ProfileSection } from '../components/profile-section.tsx'
import { timeText } from '../profiles.format.ts'
import type { SectionProps } from './section-props.ts'

type ScheduledEvent = Athlete['schedule'][number]

/** The athlete's upcoming games. */
export const ScheduleSection = ({ athlete }: Pick<SectionProps, 'athlete'>) => {
  const { schedule, first_name } = athlete
  if (schedule.length === 0) return null
  return (
    <ProfileSection title="Schedule" note={`Where to see ${first_name} next.`}>
      <ul>
        {schedule.map((event) => (
          <ScheduleRow key={event.id} event={event} />
        ))}
      </ul>
    </ProfileSection>
  )
}

const monthName = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' })

const ScheduleRow = ({ event }: { event: ScheduledEvent }) => {
  const { title, date, time, place } = event
  const link = webLink(event.link)
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-4 border-t border-line py-3.5 last:border-b">
      <time dateTime={time ? `${date}T${time}` : date} className="display text-[1.75rem] leading-[.9]">
        <span className="label mb-[3px] block text-muted">{monthName(date)}</span>
        {date.slice(8)}
        <span className="sr-only">, {date.slice(0, 4)}</span>
      </time>
      <span className="grid min-w-0 text-ui wrap-anywhere">
        <b>{title}</b>
        <span className="text-muted">
          {[place, time ? timeText(time) : 'time TBD'].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="flex print:hidden">
        {link && (
          <AnchorButton
            href={link}
            target="_blank"
            rel="noopener nofollow ugc"
            variant="borderless"
            isIcon
            aria-label={`${title}: more about it, opens in a new window`}
          >
            <Icon of={ArrowUpRight} />
          </AnchorButton>
        )}
        <Button
          variant="borderless"
          isIcon
          aria-label={`Add ${title} to a calendar`}
          onClick={() =>
            saveFile({
              name: 'event.ics',
              blob: new Blob([calendarFile(event, new Date())], { type: 'text/calendar' }),
            })
          }
        >
          <Icon of={CalendarPlus} />
        </Button>
      </span>
    </li>
  )
}

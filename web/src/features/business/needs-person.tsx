import { formatUsd } from '@fieldhouse/contract/billing.amount'
import type { BusinessOverview, Waiting } from '@fieldhouse/contract/business'
import { useClientClock } from '../../lib/client-time.ts'
import { type Clock, dateAt } from '../../lib/dates.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { numberText } from './amounts.ts'
import { ChartSection } from './chart-section.tsx'
import { calendarDay } from './period-words.ts'

type Now = BusinessOverview['now']

interface Need {
  count: number
  title: string
  note: string
  button: string
  to: '/admin/users' | '/admin/coach-reviews' | '/editor' | '/admin/message-reports'
  search?: { type: 'athlete' }
}

/** As in “Oldest since November 12”. */
const oldestText = (waiting: Waiting, today: string, clock: Clock): string => {
  const text = sinceText(waiting, today, clock)
  return text && `Oldest ${text}`
}

/** As in “since November 12”. */
export const sinceText = ({ since }: Waiting, today: string, clock: Clock): string =>
  since ? `since ${calendarDay(dateAt(since, clock), today)}` : ''

const failedText = ({ cents, last_try }: Now['failed_charges']): string => {
  const together = `${formatUsd(cents)} together`
  return last_try > 0
    ? `${together}; ${numberText(last_try)} with one try left`
    : `${together}; tried again by themselves`
}

const needsOf = (now: Now, today: string, clock: Clock): Need[] => {
  const { waiting_athletes, waiting_coaches, failed_charges, reported_messages } = now
  const needs: Need[] = [
    {
      count: waiting_athletes.count,
      title: 'Athletes without a success coach',
      note: oldestText(waiting_athletes, today, clock),
      button: 'Assign',
      to: '/admin/users',
      search: { type: 'athlete' },
    },
    {
      count: waiting_coaches.count,
      title: 'College coaches to verify',
      note: oldestText(waiting_coaches, today, clock),
      button: 'Review',
      to: '/admin/coach-reviews',
    },
    {
      count: failed_charges.count,
      title: 'Charges that failed',
      note: failedText(failed_charges),
      button: 'Open',
      to: '/editor',
    },
    {
      count: reported_messages.count,
      title: 'Messages reported',
      note: oldestText(reported_messages, today, clock),
      button: 'Read',
      to: '/admin/message-reports',
    },
  ]
  return needs.filter(({ count }) => count > 0)
}

/** What waits for someone, each with the way to it. */
export const NeedsPerson = ({ overview }: { overview: Pick<BusinessOverview, 'now' | 'counted_at'> }) => {
  const clock = useClientClock()
  const needs = needsOf(overview.now, dateAt(overview.counted_at, clock), clock)
  return (
    <ChartSection
      title={needs.length > 0 ? 'Needs a person' : 'Nothing needs a person'}
      note={needs.length > 0 ? 'Nothing here answers itself.' : 'Nobody waits for us.'}
    >
      <ul aria-label="Needs a person" className="grid">
        {needs.map(({ count, title, note, button, to, search }, index) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-3 text-ui first:border-0 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
          >
            <span className="display text-[2.25rem] leading-none">{numberText(count)}</span>
            <span className="grid min-w-0">
              <b>{title}</b>
              {note && <span className="text-muted">{note}</span>}
            </span>
            <span className="max-sm:col-span-full print:hidden">
              <LinkButton
                size="sm"
                isOutlined={index > 0}
                to={to}
                {...(search && { search })}
                aria-label={`${button}: ${title}`}
              >
                {button}
              </LinkButton>
            </span>
          </li>
        ))}
      </ul>
    </ChartSection>
  )
}

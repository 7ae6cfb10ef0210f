import type { JoinRole, MyTeam, TeamEvent, TeamMember } from '@fieldhouse/contract/teams.my'
import { factLine } from '../../lib/athlete-facts.ts'
import { counted } from '../../lib/counted.ts'
import { dayOf } from '../../lib/dates.ts'
import type { TagTone } from '../../ui/data/tag.tsx'

/** As in “12 athletes · 2 coaches”. A team whose coaches all wait has none yet. Empty if the numbers are hidden. */
export const membersText = ({ athletes, coaches }: Pick<MyTeam, 'athletes' | 'coaches'>): string =>
  factLine([
    athletes !== null && counted(athletes, 'athlete'),
    coaches !== null && coaches > 0 && counted(coaches, 'coach', 'coaches'),
  ])

/** As in “Mar 3, 2026” or “Mar 3–5, 2026”. The days of a place, whatever the reader's clock. */
export const datesText = ({ starts_on, ends_on }: Pick<TeamEvent, 'starts_on' | 'ends_on'>): string => {
  const [first, last] = [dayOf(starts_on, 0), dayOf(ends_on, 0)]
  if (starts_on === ends_on) return first
  if (starts_on.slice(0, 4) !== ends_on.slice(0, 4)) return `${first} to ${last}`
  const [withoutYear] = first.split(',')
  const isOneMonth = starts_on.slice(0, 7) === ends_on.slice(0, 7)
  return isOneMonth ? `${withoutYear}–${last.replace(/^\w+ /, '')}` : `${withoutYear} to ${last}`
}

export const eventText = (event: TeamEvent): string => factLine([event.name, datesText(event), event.place])

type Status = NonNullable<TeamMember['status']>

/** A coach's own status in a team that someone else created. */
export const ownStatus: Record<Status, { tag: string; tone: TagTone; note: string }> = {
  pending: {
    tag: 'Waiting',
    tone: 'warning',
    note: 'The person who created your link has not answered yet.',
  },
  verified: { tag: 'Confirmed', tone: 'positive', note: 'You see how to reach the athletes of this team.' },
  refused: { tag: 'Not confirmed', tone: 'danger', note: 'The person who created your link said no.' },
}

/** The status of a coach among the members. */
export const memberStatus: Record<Status, { tag: string; tone: TagTone }> = {
  pending: { tag: 'Waiting', tone: 'warning' },
  verified: { tag: 'Confirmed', tone: 'positive' },
  refused: { tag: 'Refused', tone: 'danger' },
}

export const joinWords: Record<JoinRole, { title: string; note: string }> = {
  athlete: { title: 'Athletes', note: 'An athlete who opens this link joins the team right away.' },
  coach: { title: 'Coaches', note: 'A coach who opens this link joins once you confirm them.' },
}

import {
  type DayItem,
  type DeskAthlete,
  type RosterFilter,
  type RosterSummary,
  rosterSorts,
} from '@fieldhouse/contract/desk'
import type { NewAthlete, RosterAthlete } from '@fieldhouse/contract/roster'
import { listPage } from '../../lib/network.factory.ts'

const amaraId = '01890a5d-ac96-774b-bcce-b302099a8057'

/** An athlete as their coach sees them. */
export const rosterAthleteOf = (facts: Partial<RosterAthlete> = {}): RosterAthlete => ({
  user_id: amaraId,
  athlete_id: '01890a5d-ac96-774b-bcce-b302099a8058',
  athlete_slug: 'amara-whitlock',
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  sport: { key: 'basketball' },
  position: 'SG',
  class: 2027,
  high_school: 'Ridgeline High School',
  city: 'Bend',
  state: 'OR',
  contact_info: { email: 'amara@mail.example', phone: '(541) 555-0123' },
  since: '2026-03-03T12:00:00Z',
  ...facts,
})

/** The same athlete on a success coach's roster. */
export const deskAthleteOf = (facts: Partial<DeskAthlete> = {}): DeskAthlete => ({
  ...rosterAthleteOf(),
  jersey_number: '14',
  color_theme: 'orange',
  package: {
    key: 'package-3',
    name: 'All-Star Showcase',
    since: '2026-09-02',
    ends_on: null,
    has_ended: false,
  },
  progress: 48,
  time_spent: 24_080,
  tasks: [
    { percent: 40, status: 3 },
    { percent: 15, status: 1 },
    { percent: 45, status: 0 },
  ],
  next_task: { id: '01890a5d-ac96-774b-bcce-b302099a8059', name: 'Film review', status: 1 },
  unread: 2,
  last_contact_at: '2026-11-14T15:00:00Z',
  reasons: [],
  ...facts,
})

export const newAthleteOf = (facts: Partial<NewAthlete> = {}): NewAthlete => {
  const {
    contact_info: _,
    since: __,
    ...athlete
  } = rosterAthleteOf({
    user_id: '01890a5d-ac96-774b-bcce-b302099a8101',
    athlete_slug: 'tobias-nakamura',
    first_name: 'Tobias',
    last_name: 'Nakamura',
    city: 'Spokane',
    state: 'WA',
  })
  return {
    ...athlete,
    jersey_number: '9',
    color_theme: 'red',
    package: { key: 'package-3', name: 'All-Star Showcase' },
    waiting_since: '2026-11-12T12:00:00Z',
    ...facts,
  }
}

export const dayItemOf = (facts: Partial<DayItem> = {}): DayItem => ({
  user_id: amaraId,
  athlete_slug: 'amara-whitlock',
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  jersey_number: '14',
  color_theme: 'orange',
  reason: 'unanswered',
  text: 'Amara’s mother asked about the visit.',
  since: '2026-11-14T15:00:00Z',
  path: `/coach/messenger?user_id=${amaraId}`,
  ...facts,
})

const titles: Record<RosterFilter, string> = {
  all: 'All',
  'needs-me': 'Needs me',
  complete: 'Complete',
  unread: 'Unread',
  ended: 'Ended',
}

/** The answer of the roster. */
export const rosterPageOf = (
  athletes: readonly DeskAthlete[],
  summary: Partial<RosterSummary> = {},
  counts: Partial<Record<RosterFilter, number>> = {},
) => ({
  ...listPage(athletes),
  filters: (Object.keys(titles) as RosterFilter[]).map((key) => ({
    key,
    title: titles[key],
    count: counts[key] ?? athletes.length,
  })),
  sorts: rosterSorts.map((key) => ({ key, count: athletes.length })),
  summary: {
    athletes: athletes.length,
    time_this_month: 138_000,
    tasks_complete: 18,
    tasks: 42,
    unread: 8,
    ...summary,
  },
})

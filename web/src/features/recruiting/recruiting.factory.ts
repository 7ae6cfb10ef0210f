import type { CollegeDetails } from '@fieldhouse/contract/colleges'
import type {
  CoachInList,
  RecruitingAthlete,
  RecruitingCollege,
  RecruitingFilter,
} from '@fieldhouse/contract/recruiting'
import type { ActivityEvent, LogEntry } from '@fieldhouse/contract/recruiting.activity'
import type { Center } from './center.ts'

let made = 0

/** A unique id. */
export const newId = (): string => {
  made += 1
  return `01890a5d-ac96-774b-bcce-${String(made).padStart(12, '0')}`
}

export const amara = newId()

export const familyCenter: Center = { id: amara, role: 'family', viewerId: amara, userId: null }
export const coachCenter: Center = { id: newId(), role: 'coach', viewerId: newId(), userId: null }
export const successCoachCenter: Center = {
  id: amara,
  role: 'success-coach',
  viewerId: newId(),
  userId: amara,
}

export const coachOf = (name: string, facts: Partial<CoachInList> = {}): CoachInList => {
  const [first_name = '', last_name = ''] = name.split(' ')
  return {
    id: newId(),
    user_id: newId(),
    first_name,
    last_name,
    position: 'Head coach',
    team_gender: null,
    photo: null,
    email: `${first_name.toLowerCase()}@college.test`,
    phone: '(503) 555-0101',
    verified_by: null,
    unread_message_count: 0,
    is_own: false,
    ...facts,
  }
}

export const collegeDetails = (facts: Partial<CollegeDetails> = {}): CollegeDetails => ({
  id: 209807,
  name: 'Portland State University',
  short_name: 'Portland State',
  city: 'Portland',
  state: { key: 'OR', title: 'Oregon' },
  logo: null,
  image: null,
  colors: [],
  mascot: 'Vikings',
  division: 'NCAA D1',
  conference: 'Big Sky',
  level: '4-year',
  control: 'public',
  setting: 'city',
  undergrad_enrollment: 16_000,
  admission_rate: 0.93,
  open_admission: false,
  avg_net_cost: 12_932,
  website: 'https://www.pdx.edu',
  sat_avg: 1120,
  act_25: 18,
  act_75: 25,
  in_state_tuition: 11_000,
  out_state_tuition: 31_000,
  cost_of_attendance: 28_000,
  graduation_rate: 0.55,
  top_majors: [
    { field: 'Business & Marketing', share: 0.21 },
    { field: 'Psychology', share: 0.11 },
  ],
  hbcu: false,
  single_sex: null,
  ...facts,
})

export const collegeIn = (facts: Partial<RecruitingCollege> = {}): RecruitingCollege => {
  const { website, sat_avg, act_25, act_75, in_state_tuition, out_state_tuition, ...details } =
    collegeDetails()
  const { cost_of_attendance, graduation_rate, top_majors, hbcu, single_sex, ...college } = details
  return {
    ...college,
    kind: 'college',
    distance: 121.4,
    is_cost_estimate: false,
    is_favorite: false,
    coaches: [],
    ...facts,
  }
}

export const athleteIn = (name: string, facts: Partial<RecruitingAthlete> = {}): RecruitingAthlete => {
  const [first_name = '', last_name = ''] = name.split(' ')
  return {
    kind: 'athlete',
    user_id: newId(),
    athlete_id: newId(),
    athlete_slug: name.toLowerCase().replace(' ', '-'),
    first_name,
    last_name,
    photo: null,
    number: '14',
    position: 'Shooting guard',
    class: 2027,
    high_school: 'Ridgeline High School',
    city: 'Bend',
    state: 'OR',
    gender: 'female',
    personal_metrics: { height: 5, height_in: 10, weight: 152 },
    contact_info: { email: null, phone: null },
    is_favorite: false,
    unread_message_count: 0,
    ...facts,
  }
}

export const filterOf = (facts: Partial<RecruitingFilter> = {}): RecruitingFilter => ({
  id: 'division',
  title: 'Division',
  is_single: false,
  variants: [
    { id: 'NCAA D1', title: 'NCAA D1' },
    { id: 'NAIA', title: 'NAIA' },
  ],
  selected: [],
  ...facts,
})

/** By default a call. */
export const eventOf = (facts: Partial<ActivityEvent> = {}): ActivityEvent => ({
  id: newId(),
  type: 1,
  event_date: '2026-11-14',
  event_time: '16:12',
  contact_id: newId(),
  contact: {
    user_id: newId(),
    first_name: 'Marisol',
    last_name: 'Tran',
    position: 'Head coach',
    photo: null,
  },
  college: { id: 209807, name: 'Portland State University', short_name: 'Portland State' },
  user_id: amara,
  athlete: { user_id: amara, first_name: 'Amara', last_name: 'Whitlock', position: null, photo: null },
  content: 'Asked about the film.',
  outcome: null,
  author: { id: amara, name: 'Amara Whitlock' },
  me: true,
  viewed: true,
  updated_at: '2026-11-14T16:12:00Z',
  can: { remove: true },
  ...facts,
})

export const logEntryOf = (facts: Partial<LogEntry> = {}): LogEntry => ({
  id: newId(),
  text: 'Added a call with Marisol Tran',
  author: { id: newId(), name: 'Sasha Green' },
  event_date: '2026-11-14',
  event_time: '16:12',
  ...facts,
})

/** The log's response. */
export const eventsAnswer = (events: readonly ActivityEvent[]) => {
  const countOf = (type: number) => events.filter((event) => event.type === type).length
  return {
    data: {
      events,
      totals: {
        all: events.length,
        call: countOf(1),
        email: countOf(2),
        sms: countOf(3),
        view: countOf(4),
        chat: countOf(5),
      },
    },
    meta: { current_page: 1, last_page: 1, total: events.length },
  }
}

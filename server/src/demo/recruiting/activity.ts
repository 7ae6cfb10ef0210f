import { eventTypes, type Outcome } from '@fieldhouse/contract/recruiting.activity'
import { coachInWords, eventInWords } from '../../modules/recruiting/index.ts'
import type { activityEvents, activityLogs, viewMarks } from '../../modules/recruiting/recruiting.tables.ts'
import { assignedPlayers, demoRoster } from '../care.ts'
import { athletesWithoutSlugs, crowds, demoUser, type Ingredients } from '../crowd.ts'
import type { UserRow } from '../people.ts'
import { Random } from '../random.ts'
import { coachViewRows } from '../views.ts'
import { amaraEvents } from './amara-events.ts'
import { knownPeople } from './coaches.ts'
import { dateBack, momentBack } from './days.ts'
import { favoriteCollegeRows, formerMember } from './interests.ts'

const authorsOf = (ingredients: Ingredients): Record<'athlete' | 'parent' | 'advisor', UserRow> => ({
  athlete: demoUser(ingredients, 'athlete'),
  parent: demoUser(ingredients, 'parent'),
  advisor: demoUser(ingredients, 'rsc'),
})

type EventRow = typeof activityEvents.$inferSelect

interface EventFacts {
  readonly athlete: UserRow
  readonly coach: string
  readonly author: UserRow
  readonly kind: 'call' | 'email' | 'sms'
  readonly back: number
  readonly time: string
  readonly outcome: Outcome | null
  readonly note: string
}

function* amaraFacts(ingredients: Ingredients): Generator<EventFacts> {
  const authors = authorsOf(ingredients)
  for (const [back, time, kind, coach, author, outcome, note] of amaraEvents)
    yield { athlete: authors.athlete, coach, author: authors[author], kind, back, time, outcome, note }
}

type CoachNote = readonly [daysBack: number, time: string, EventFacts['kind'], Outcome, note: string]

/** The demo coach's notes about his players. The families can't read them. */
const coachNotes: readonly CoachNote[] = [
  [3, '16:20', 'call', 'reached', 'Her high-school coach. Calls her the loudest voice in the gym.'],
  [6, '11:10', 'email', 'replied', 'Asked for the academic page. Came within the hour.'],
  [8, '17:35', 'call', 'left-message', 'Try again on a day without practice.'],
  [11, '09:15', 'sms', 'scheduled', 'Home opener, two seats at the door.'],
]

function* coachFacts(ingredients: Ingredients): Generator<EventFacts> {
  const author = demoUser(ingredients, 'coach')
  // The sister is too young for that.
  const players = assignedPlayers(ingredients).toSpliced(1, 1)
  for (const [index, [back, time, kind, outcome, note]] of coachNotes.entries()) {
    const athlete = players[index]?.user
    const coach = `${author.first_name} ${author.last_name}`
    if (athlete) yield { athlete, coach, author, kind, back, time, outcome, note }
  }
}

const calledByRoster = ['Odette Yamada', 'Glenda Wirth', 'Camille Roux', 'Jonah Beckett', 'Noor Haddad']

/** One call for most of the others on the demo roster. */
function* rosterFacts(ingredients: Ingredients): Generator<EventFacts> {
  const note = 'Short and friendly. Wants to see a full game.'
  const [, ...others] = demoRoster(ingredients)
  for (const [index, coach] of calledByRoster.entries()) {
    const athlete = others[index]?.user
    const call = { kind: 'call', back: index + 1, time: '17:40', outcome: 'reached', note } as const
    if (athlete) yield { athlete, coach, author: athlete, ...call }
  }
}

/** Planned for the day after the last finished one, so the success coach finds it in the day. */
function* plannedFacts(ingredients: Ingredients): Generator<EventFacts> {
  const athlete = demoRoster(ingredients)[6]?.user
  const call = { kind: 'call', back: -1, time: '17:15', outcome: 'scheduled' } as const
  if (athlete)
    yield {
      athlete,
      coach: 'Odette Yamada',
      author: demoUser(ingredients, 'rsc'),
      ...call,
      note: 'Ask how many guards they still want.',
    }
}

/** Logged before her package ended. */
function* formerFacts(ingredients: Ingredients): Generator<EventFacts> {
  const athlete = formerMember(ingredients)
  if (!athlete) return
  const call = { kind: 'call', back: 22, time: '16:45', outcome: 'reached' } as const
  const mail = { kind: 'email', back: 16, time: '20:15', outcome: 'replied' } as const
  const facts = { athlete, author: athlete, coach: 'Odette Yamada' }
  yield { ...facts, ...call, note: 'She asked about my shooting form. Send her the video from June.' }
  yield { ...facts, ...mail, note: 'Sent the video. She wants to watch me play in December.' }
}

/** Calls, emails, and SMS, logged on the same day. Future ones are logged on the last day. */
export function* eventRows(ingredients: Ingredients): Generator<EventRow> {
  const random = new Random(ingredients.seed, crowds.activity, 0)
  const coaches = knownPeople(ingredients)
  const facts = [
    ...amaraFacts(ingredients),
    ...coachFacts(ingredients),
    ...rosterFacts(ingredients),
    ...plannedFacts(ingredients),
    ...formerFacts(ingredients),
  ]
  for (const { athlete, coach, author, kind, back, time, outcome, note } of facts) {
    const created_at = momentBack(Math.max(0, back), time)
    const contact = coaches.contact(coach)
    yield {
      id: random.uuid(created_at),
      athlete_user_id: athlete.id,
      contact_id: contact.id,
      coach_id: contact.user_id,
      type: eventTypes[kind],
      event_date: dateBack(back),
      event_time: time,
      clock_offset: 0,
      note,
      outcome,
      author_id: author.id,
      created_at,
    }
  }
}

type LogRow = typeof activityLogs.$inferSelect

const minute = 60 * 1000

/** What success coaches can read. A coach's own notes are not included. */
function* eventLogs(ingredients: Ingredients): Generator<Omit<LogRow, 'id'>> {
  const contactBy = new Map(knownPeople(ingredients).contacts.map((contact) => [contact.id, contact]))
  const collegeBy = new Map(ingredients.colleges.map((college) => [college.id, college]))
  for (const { athlete_user_id, author_id, type, contact_id, coach_id, created_at } of eventRows(
    ingredients,
  )) {
    const contact = contactBy.get(contact_id ?? '')
    const college = collegeBy.get(contact?.college_id ?? 0)
    if (author_id === coach_id || !contact || !college) continue
    yield {
      athlete_user_id,
      author_id,
      text: eventInWords('Logged', type, coachInWords({ ...contact, college })),
      contact_id,
      college_id: college.id,
      created_at: new Date(created_at.getTime() + 5 * minute),
    }
  }
}

/** The success coach started the demo athlete's list, and she continues it. */
function* favoriteLogs(ingredients: Ingredients): Generator<Omit<LogRow, 'id'>> {
  const { athlete, advisor } = authorsOf(ingredients)
  const begun = momentBack(30, '00:00')
  for (const { athlete_user_id, college_id, created_at } of favoriteCollegeRows(ingredients)) {
    const college = ingredients.colleges.find(({ id }) => id === college_id)
    if (athlete_user_id !== athlete.id || !college) continue
    yield {
      athlete_user_id,
      author_id: created_at < begun ? advisor.id : athlete.id,
      text: `Added ${college.short_name} to favorites`,
      contact_id: null,
      college_id,
      created_at,
    }
  }
}

/** Who did what in which recruiting center. */
export function* logRows(ingredients: Ingredients): Generator<LogRow> {
  const random = new Random(ingredients.seed, crowds.activity, 1)
  for (const log of [...eventLogs(ingredients), ...favoriteLogs(ingredients)])
    yield { id: random.uuid(log.created_at), ...log }
}

/** The demo family has seen the page views, except those of the last day. */
export function* viewMarkRows(ingredients: Ingredients): Generator<typeof viewMarks.$inferInsert> {
  const { athlete, parent } = authorsOf(ingredients)
  const page = athletesWithoutSlugs(ingredients).next().value?.athlete
  const looks = coachViewRows(ingredients).filter(({ athlete_id }) => athlete_id === page?.id)
  const coaches = new Set(looks.map(({ coach_id }) => coach_id))
  for (const { id: user_id } of [athlete, parent])
    for (const coach_id of coaches)
      yield { user_id, athlete_user_id: athlete.id, coach_id, seen_at: momentBack(1, '12:00') }
}

import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { upcoming } from '@fieldhouse/contract/profiles.schedule'

interface Part {
  /** The section where it is done. */
  section: string
  title: string
  /** Why a coach cares. */
  reason: string
  /** Its weight. */
  weight: number
  isDone: (athlete: Athlete, today: string) => boolean
}

/** What makes a page worth a coach's time. The first thing they look for weighs most. */
const parts: readonly Part[] = [
  {
    section: 'statistics',
    title: 'Add your last season',
    reason: 'Season numbers are the first thing a coach looks for.',
    weight: 16,
    isDone: ({ statistics }) => statistics.high_school.length + statistics.aau.length > 0,
  },
  {
    section: 'gallery',
    title: 'Add a video',
    reason: 'After the numbers, a coach wants to see you play.',
    weight: 15,
    isDone: ({ gallery }) => gallery.some(({ kind }) => kind === 'video'),
  },
  {
    section: 'photo',
    title: 'Add a photo',
    reason: 'Coaches remember a face. They scroll past initials.',
    weight: 13,
    isDone: ({ photo }) => photo !== null,
  },
  {
    section: 'info',
    title: 'Add your position and class',
    reason: 'Coaches search by position and class. Without them, they won’t find you.',
    weight: 14,
    isDone: ({ position, class: year }) => position !== null && year !== null,
  },
  {
    section: 'education',
    title: 'Add your GPA',
    reason: 'Your grades decide which colleges can make you an offer.',
    weight: 12,
    isDone: ({ education }) => education !== null && education.gpa !== null,
  },
  {
    section: 'info',
    title: 'Add your height and weight',
    reason: 'Size tells a coach which positions you could play.',
    weight: 10,
    isDone: ({ personal_metrics: { height_cm, weight_kg } }) => height_cm !== null && weight_kg !== null,
  },
  {
    section: 'contacts',
    title: 'Add a way to reach you or a parent',
    reason: 'A coach who likes the page wants to call today.',
    weight: 10,
    isDone: ({ contacts }) =>
      [contacts?.email, contacts?.phone, contacts?.parent_email, contacts?.parent_phone].some(Boolean),
  },
  {
    section: 'metrics',
    title: 'Add a measurement',
    reason: 'Measured numbers let a coach compare you with players they already have.',
    weight: 8,
    isDone: ({ metrics }) => metrics.length > 0,
  },
  {
    section: 'info',
    title: 'Add your school and town',
    reason: 'Coaches plan their trips by where players are.',
    weight: 7,
    isDone: ({ high_school, city, state }) => Boolean(high_school && city && state),
  },
  {
    section: 'coaches',
    title: 'Add a coach who speaks for you',
    reason: 'The first call a college makes is to your coach.',
    weight: 6,
    isDone: ({ coaches }) => coaches.length > 0,
  },
  {
    section: 'schedule',
    title: 'Add your next game',
    reason: 'A coach can only come to a game they know about.',
    weight: 5,
    isDone: ({ schedule }, today) => upcoming(schedule, today).length > 0,
  },
  {
    section: 'info',
    title: 'Describe yourself in one line',
    reason: 'It goes right under your name. Make it the line a coach repeats.',
    weight: 4,
    isDone: ({ bio }) => Boolean(bio),
  },
  {
    section: 'answers',
    title: 'Answer a question about yourself',
    reason: 'Coaches recruit a person, not a stat line.',
    weight: 3,
    isDone: ({ answers }) => answers.length > 0,
  },
  {
    section: 'goals',
    title: 'Add a goal',
    reason: 'Goals show what you work for when no one is watching.',
    weight: 3,
    isDone: ({ goals }) => goals.length > 0,
  },
  {
    section: 'awards',
    title: 'Add an award',
    reason: 'Proof that someone else saw it too.',
    weight: 2,
    isDone: ({ awards }) => awards.length > 0,
  },
]

const sum = (some: readonly Part[]): number => some.reduce((total, { weight }) => total + weight, 0)

interface Completeness {
  percent: number
  /** The best next steps, the most helpful one first. */
  next: readonly Pick<Part, 'section' | 'title' | 'reason'>[]
}

/** PRO-02: how complete a page is, and what would help it most. */
export const completeness = (athlete: Athlete, today: string, most = 3): Completeness => {
  const missing = parts.filter(({ isDone }) => !isDone(athlete, today))
  return {
    // An incomplete page never shows 100%.
    percent: Math.floor((100 * (sum(parts) - sum(missing))) / sum(parts)),
    next: missing
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ section, title, reason }) => ({ section, title, reason })),
  }
}

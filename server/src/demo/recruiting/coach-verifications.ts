import type { coachVerifications, collegeDomains } from '../../modules/colleges/colleges.tables.ts'
import { crowds, demoUser, type Ingredients, othersOf } from '../crowd.ts'
import type { Gender } from '../lists.ts'
import { firstDay, type UserRow } from '../people.ts'
import { Random } from '../random.ts'
import { contactRows, knownCoachUsers, mailDomainOf } from './coaches.ts'
import { momentBack } from './days.ts'
import { known } from './known-coaches.ts'

type VerificationRow = typeof coachVerifications.$inferInsert

const day = 24 * 60 * 60 * 1000
const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * day)
const year = 365

interface UnverifiedCoach {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly gender: Gender
  /** Null for a coach who joined a team through its link. */
  readonly job: Pick<VerificationRow, 'college_id' | 'position' | 'team_gender' | 'staff_page_url'> | null
  readonly standing: Pick<VerificationRow, 'status' | 'reason' | 'decided_at'>
}

const waiting = { status: 'pending', reason: null, decided_at: null } as const

/** Coaches in every state except verified. All sign in with the demo password. */
export const unverifiedCoaches: readonly UnverifiedCoach[] = [
  {
    email: 'waiting.coach@fieldhouse.test',
    first_name: 'Dana',
    last_name: 'Whitfield',
    gender: 'female',
    job: {
      college_id: known.oregonState,
      position: 'Graduate assistant',
      team_gender: 'female',
      staff_page_url: 'https://osubeavers.com/sports/womens-basketball/coaches',
    },
    standing: waiting,
  },
  {
    email: 'kyle.marchetti@example.org',
    first_name: 'Kyle',
    last_name: 'Marchetti',
    gender: 'male',
    job: {
      college_id: known.boiseState,
      position: 'Video coordinator',
      team_gender: 'male',
      staff_page_url: null,
    },
    standing: waiting,
  },
  {
    email: 'refused.coach@fieldhouse.test',
    first_name: 'Rosa',
    last_name: 'Delgado',
    gender: 'female',
    job: { college_id: known.gonzaga, position: 'Scout', team_gender: 'female', staff_page_url: null },
    standing: {
      status: 'refused',
      reason:
        'The athletic department does not know you. Please send a link to the staff page that names you.',
      decided_at: momentBack(6, '10:20'),
    },
  },
  {
    email: 'paused.coach@fieldhouse.test',
    first_name: 'Neil',
    last_name: 'Castellano',
    gender: 'male',
    job: { college_id: known.idaho, position: 'Assistant coach', team_gender: 'male', staff_page_url: null },
    standing: {
      status: 'paused',
      reason: 'Email to your address came back to us. Please confirm your college email again.',
      decided_at: momentBack(2, '09:05'),
    },
  },
  {
    email: 'team.coach@fieldhouse.test',
    first_name: 'Andre',
    last_name: 'Fowler',
    gender: 'male',
    job: null,
    standing: waiting,
  },
]

const userOf = ({ seed, passwordHash }: Ingredients, coach: UnverifiedCoach, index: number): UserRow => ({
  id: new Random(seed, crowds.unverifiedCoaches, index).uuid(firstDay),
  type: 'coach',
  first_name: coach.first_name,
  last_name: coach.last_name,
  gender: coach.gender,
  email: coach.email,
  email_verified_at: firstDay,
  password_hash: passwordHash,
  is_super_admin: false,
  phone: null,
  created_at: firstDay,
})

export const unverifiedCoachUsers = (ingredients: Ingredients): UserRow[] =>
  unverifiedCoaches.map((coach, index) => userOf(ingredients, coach, index))

/** The coach who waits for a team. */
export const teamCoachUser = (ingredients: Ingredients): UserRow => {
  const index = unverifiedCoaches.findIndex(({ job }) => job === null)
  const coach = unverifiedCoaches[index]
  if (!coach) throw new Error('No coach waits for a team')
  return userOf(ingredients, coach, index)
}

const verified = { status: 'verified', reason: null, staff_page_url: null, decided_by: null } as const

/** Everyone on a college's list is verified. So are people with an address there. */
export function* verificationRows(ingredients: Ingredients): Generator<VerificationRow> {
  const byEmail = new Set(knownCoachUsers(ingredients).map(({ id }) => id))
  const byAdmin = new Set(othersOf(ingredients, 'coach').map(({ id }) => id))
  const admin = demoUser(ingredients, 'admin').id
  for (const { user_id, college_id, position, team_gender, email } of contactRows(ingredients)) {
    if (!user_id) continue
    const method = byEmail.has(user_id) ? 'email' : byAdmin.has(user_id) ? 'admin' : 'contact'
    yield {
      ...verified,
      user_id,
      college_id,
      position,
      team_gender,
      method,
      proven_email: method === 'admin' ? null : email,
      decided_by: method === 'admin' ? admin : null,
      requested_at: firstDay,
      decided_at: firstDay,
      // The demo world never needs a second review.
      verified_until: daysAfter(firstDay, 20 * year),
    }
  }
  for (const [index, coach] of unverifiedCoaches.entries())
    if (coach.job)
      yield {
        user_id: userOf(ingredients, coach, index).id,
        ...coach.job,
        ...coach.standing,
        method: null,
        proven_email: null,
        requested_at: momentBack(index + 1, '15:30'),
        decided_by: coach.standing.status === 'refused' ? admin : null,
        verified_until: null,
      }
}

/** The colleges around Bend have made-up email domains, so anyone can try to verify by email. */
export const domainRows = ({ colleges }: Ingredients): (typeof collegeDomains.$inferInsert)[] =>
  colleges
    .filter(({ id }) => Object.values<number>(known).includes(id))
    .map((college) => ({
      college_id: college.id,
      domain: mailDomainOf(college),
      is_accepted: true,
      set_by: null,
      created_at: firstDay,
    }))

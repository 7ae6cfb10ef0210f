import type { collegeCoaches } from '../../modules/colleges/colleges.tables.ts'
import { plainLetters } from '../../platform/ascii-letters.ts'
import { crowds, type DemoCollege, demoUser, type Ingredients, othersOf } from '../crowd.ts'
import type { Gender } from '../lists.ts'
import { drawName, firstDay, type UserRow } from '../people.ts'
import { phoneNumber } from '../profiles/publicity.ts'
import { Random } from '../random.ts'
import { type KnownCoach, known, knownCoaches } from './known-coaches.ts'

type ContactRow = typeof collegeCoaches.$inferSelect

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`

const joined = (text: string, by: string): string =>
  plainLetters(text)
    .replaceAll(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(by)

export const mailDomainOf = ({ short_name }: DemoCollege): string => `${joined(short_name, '-')}.test`

/** `marisol.tran@portland-state.test` */
const mailAt = (college: DemoCollege, person: { first_name: string; last_name: string }): string =>
  `${joined(nameOf(person), '.')}@${mailDomainOf(college)}`

const knownOf = ({ colleges }: Ingredients): { coach: KnownCoach; college: DemoCollege; index: number }[] =>
  knownCoaches.map((coach, index) => {
    const college = colleges.find(({ id }) => id === coach.college_id)
    if (!college) throw new Error(`No college has the number ${coach.college_id}`)
    return { coach, college, index }
  })

/** The accounts of the coaches written by hand. Nobody signs in as one of them. */
export function* knownCoachUsers(ingredients: Ingredients): Generator<UserRow> {
  for (const { coach, college, index } of knownOf(ingredients)) {
    if (!coach.hasAccount) continue
    const { first_name, last_name, gender } = coach
    yield {
      id: new Random(ingredients.seed, crowds.knownCoaches, index).uuid(firstDay),
      type: 'coach',
      first_name,
      last_name,
      gender,
      email: mailAt(college, coach),
      email_verified_at: firstDay,
      password_hash: null,
      is_super_admin: false,
      phone: null,
      created_at: firstDay,
    }
  }
}

type Drawn = Pick<
  ContactRow,
  'user_id' | 'first_name' | 'last_name' | 'position' | 'email' | 'phone' | 'team_gender'
>

/** For a few contacts, the team is unknown. */
const unsaidEvery = 11

/** The staff of a college alternates, so both teams have someone. A college with one team has only that. */
const teamOf = (college: DemoCollege, rank: number): Gender | null => {
  if (college.mens_basketball === false || college.single_sex === 'women') return 'female'
  if (college.womens_basketball === false || college.single_sex === 'men') return 'male'
  if ((college.id + rank) % unsaidEvery === 0) return null
  return (college.id + rank) % 2 === 0 ? 'female' : 'male'
}

const withoutPhoneShare = 0.1
const lowerPositions = ['Associate head coach', 'Assistant coach', 'Recruiting coordinator']

const drawStaff = (random: Random, { lists }: Ingredients, college: DemoCollege): Drawn[] =>
  Array.from({ length: random.pick([2, 3]) }, (_, rank) => {
    const { first_name, last_name } = drawName(random, lists, random.pick<Gender>(['male', 'female']))
    const phone = phoneNumber(random)
    return {
      user_id: null,
      first_name,
      last_name,
      position: rank === 0 ? 'Head coach' : random.pick(lowerPositions),
      email: mailAt(college, { first_name, last_name }),
      phone: random.chance(withoutPhoneShare) ? null : phone,
      team_gender: teamOf(college, rank),
    }
  })

const withAccount = (
  { id, first_name, last_name, email }: UserRow,
  { position, phone, team_gender }: Pick<Drawn, 'position' | 'phone' | 'team_gender'>,
): Drawn => ({
  user_id: id,
  first_name,
  last_name,
  position,
  email,
  phone,
  team_gender,
})

/** The coaches written by hand, with the demo coach first. */
const knownStaff = (ingredients: Ingredients): ReadonlyMap<number, readonly Drawn[]> => {
  const users = new Map(knownCoachUsers(ingredients).map((user) => [nameOf(user), user]))
  const staffs = new Map<number, Drawn[]>([
    [
      known.portlandState,
      [
        withAccount(demoUser(ingredients, 'coach'), {
          position: 'Head coach',
          phone: '(503) 555-0120',
          team_gender: 'female',
        }),
      ],
    ],
  ])
  for (const { coach, college } of knownOf(ingredients)) {
    const { first_name, last_name, position, phone } = coach
    const user_id = users.get(nameOf(coach))?.id ?? null
    const drawn = {
      user_id,
      first_name,
      last_name,
      position,
      email: mailAt(college, coach),
      phone,
      team_gender: coach.team,
    }
    staffs.set(college.id, [...(staffs.get(college.id) ?? []), drawn])
  }
  return staffs
}

/** A step that shares no factor with the number of colleges visits every college once. */
const spread = 7919

/** The other coaches with an account work at one college each, while there are colleges. The first has no college. */
const inventedStaff = (ingredients: Ingredients): ReadonlyMap<number, UserRow> => {
  const { colleges } = ingredients
  const coaches = othersOf(ingredients, 'coach').drop(1).take(colleges.length)
  return new Map(
    coaches.map((coach, index) => [colleges[(index * spread) % colleges.length]?.id ?? 0, coach] as const),
  )
}

const contactsAt = ({ seed }: Ingredients, college_id: number, staff: readonly Drawn[]): ContactRow[] => {
  const ids = new Random(seed, crowds.collegeCoaches, college_id)
  return staff.map(({ user_id, first_name, last_name, position, email, phone, team_gender }, rank) => ({
    id: ids.uuid(firstDay),
    college_id,
    user_id,
    first_name,
    last_name,
    position,
    email,
    phone,
    team_gender,
    rank,
    is_listed: true,
    added_for: null,
    created_at: firstDay,
  }))
}

/** The coaches of every college that has a team: two or three, and sometimes one more who has an account. */
export function* contactRows(ingredients: Ingredients): Generator<ContactRow> {
  const knownStaffs = knownStaff(ingredients)
  const invented = inventedStaff(ingredients)
  const addresses = new Set<string | null>()
  for (const college of ingredients.colleges) {
    const random = new Random(ingredients.seed, crowds.staffs, college.id)
    const staff = knownStaffs.get(college.id) ?? drawStaff(random, ingredients, college)
    const further = invented.get(college.id)
    const job = {
      position: 'Assistant coach',
      phone: further ? phoneNumber(random) : null,
      // An account always knows its team.
      team_gender: teamOf(college, staff.length) ?? 'female',
    }
    const all = further ? [...staff, withAccount(further, job)] : staff
    for (const contact of contactsAt(ingredients, college.id, all)) {
      // Of two people with the same name at one college, the second has no address.
      yield addresses.has(contact.email) ? { ...contact, email: null } : contact
      addresses.add(contact.email)
    }
  }
}

/** Coaches written by hand, by name: as contacts, and as users if they have an account. */
export const knownPeople = (ingredients: Ingredients) => {
  const contacts = knownStaff(ingredients)
    .entries()
    .flatMap(([college, staff]) => contactsAt(ingredients, college, staff))
    .toArray()
  const contactBy = new Map(contacts.map((contact) => [nameOf(contact), contact]))
  const userBy = new Map(knownCoachUsers(ingredients).map((user) => [nameOf(user), user]))
  const find = <T>(people: ReadonlyMap<string, T>, name: string): T => {
    const person = people.get(name)
    if (!person) throw new Error(`No coach is called ${name}`)
    return person
  }
  return {
    contacts,
    contact: (name: string): ContactRow => find(contactBy, name),
    user: (name: string): UserRow => find(userBy, name),
  }
}

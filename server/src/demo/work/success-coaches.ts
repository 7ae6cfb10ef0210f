import { crowds, type Ingredients } from '../crowd.ts'
import type { Gender } from '../lists.ts'
import { firstDay, type UserRow } from '../people.ts'
import { Random } from '../random.ts'

/** What the desk of a success coach shows. */
export type DeskState = 'new' | 'idle' | 'ending'

interface SuccessCoach {
  readonly state: DeskState
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly gender: Gender
  /** How many athletes are on the roster. */
  readonly roster: number
}

const coach = (
  state: DeskState,
  first_name: string,
  last_name: string,
  gender: Gender,
  roster: number,
): SuccessCoach => ({ state, email: `${state}.rsc@fieldhouse.test`, first_name, last_name, gender, roster })

/**
 * Success coaches who can sign in, one for each situation besides the demo coach's full roster: nobody to take care of,
 * a running task gone idle, and packages that end soon.
 */
export const successCoaches: readonly SuccessCoach[] = [
  coach('new', 'Ingrid', 'Halloran', 'female', 0),
  coach('idle', 'Tomas', 'Eriksen', 'male', 3),
  coach('ending', 'Leila', 'Farrow', 'female', 3),
]

const userOf = (
  { seed, passwordHash }: Ingredients,
  { first_name, last_name, gender, email }: SuccessCoach,
  index: number,
): UserRow => ({
  id: new Random(seed, crowds.successCoaches, index).uuid(firstDay),
  type: 'rsc',
  first_name,
  last_name,
  gender,
  email,
  email_verified_at: firstDay,
  password_hash: passwordHash,
  is_super_admin: false,
  phone: null,
  created_at: firstDay,
})

export const successCoachUsers = (ingredients: Ingredients): UserRow[] =>
  successCoaches.map((coach, index) => userOf(ingredients, coach, index))

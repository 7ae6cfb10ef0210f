import { athletesWithoutSlugs, type Ingredients } from './crowd.ts'
import { inventedFamilies } from './families.ts'
import type { UserRow } from './people.ts'

const athletesReferred = 14
const parentsReferred = 6

/** Athletes up to here have portraits and packages of their own. */
const lastKnownPlace = 40

interface Customer {
  readonly athlete: UserRow
  /** The person who signed up with the code, and pays. */
  readonly payer: UserRow
}

/** Athletes who can have signed up by themselves. */
const alone = (ingredients: Ingredients) =>
  athletesWithoutSlugs(ingredients).filter(({ place, user }) => place > lastKnownPlace && user.email !== null)

/** As many as another affiliate's code was limited to. */
export const campSignUps = (ingredients: Ingredients): UserRow[] =>
  [...alone(ingredients).drop(athletesReferred).take(3)].map(({ user }) => user)

/** People who signed up with the demo affiliate's code: athletes on their own, and families. */
export function* luisCustomers(ingredients: Ingredients): Generator<Customer> {
  for (const { user } of alone(ingredients).take(athletesReferred)) yield { athlete: user, payer: user }
  const families = inventedFamilies(ingredients).filter(({ children }) =>
    children.every(({ place }) => place > lastKnownPlace),
  )
  for (const { parent, children } of families.take(parentsReferred)) {
    const [child] = children
    if (child) yield { athlete: child.user, payer: parent }
  }
}

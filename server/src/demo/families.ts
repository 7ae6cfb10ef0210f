import type { Relationship } from '@fieldhouse/contract/accounts'
import type { guardians } from '../modules/accounts/accounts.tables.ts'
import { type AthletePerson, athletesWithoutSlugs, crowds, demoUser, type Ingredients } from './crowd.ts'
import type { Gender } from './lists.ts'
import { drawName, drawUser, later, type UserRow } from './people.ts'
import { Random, weighted } from './random.ts'
import { slugsByArrival } from './slugs.ts'

interface Family {
  readonly parent: UserRow
  readonly relationship: Relationship
  readonly children: readonly AthletePerson[]
}

const parentsPerAthlete = 0.2
const twoChildrenShare = 0.15
const sameNameShare = 0.8

const relationshipsOf = (near: Relationship, old: Relationship, aside: Relationship) =>
  weighted<{ kind: Relationship; share: number }>(
    [
      { kind: near, share: 84 },
      { kind: 'guardian', share: 6 },
      { kind: old, share: 6 },
      { kind: aside, share: 4 },
    ],
    ({ share }) => share,
  )
const drawRelationship = {
  male: relationshipsOf('father', 'grand-father', 'uncle'),
  female: relationshipsOf('mother', 'grand-mother', 'aunt'),
}

const demoChildren = 2

/** Everyone whose parent is not known yet, first those that only a parent can have entered. */
function* athletesInNeed(ingredients: Ingredients): Generator<AthletePerson, undefined> {
  for (const isEntered of [true, false])
    for (const athlete of athletesWithoutSlugs(ingredients).drop(demoChildren))
      if ((athlete.user.email === null) === isEntered) yield athlete
}

/** The demo parent with the demo athlete and the sibling. */
const demoFamily = (ingredients: Ingredients): Family => ({
  parent: demoUser(ingredients, 'parent'),
  relationship: 'mother',
  children: [...athletesWithoutSlugs(ingredients).take(demoChildren)],
})

/** Invented parents, each with one athlete or two. */
export function* inventedFamilies(ingredients: Ingredients): Generator<Family, undefined> {
  const { seed, athleteCount, lists } = ingredients
  const slugOf = slugsByArrival()
  const inNeed = athletesInNeed(ingredients)
  for (let index = 0; index < athleteCount * parentsPerAthlete; index++) {
    const random = new Random(seed, crowds.parent, index)
    const first = inNeed.next().value
    if (!first) return
    const second = random.chance(twoChildrenShare) ? inNeed.next().value : undefined
    const gender = random.pick<Gender>(['male', 'female'])
    const drawn = drawName(random, lists, gender)
    const name = random.chance(sameNameShare) ? { ...drawn, last_name: first.user.last_name } : drawn
    yield {
      parent: drawUser(random, 'parent', name, `${slugOf(name)}@example.net`),
      relationship: drawRelationship[gender](random).kind,
      children: second ? [first, second] : [first],
    }
  }
}

/** The athletes of each parent. */
export function* guardianRows(ingredients: Ingredients): Generator<typeof guardians.$inferInsert> {
  const rowsOf = ({ parent, relationship, children }: Family) =>
    children.map(({ user }) => ({
      parent_id: parent.id,
      athlete_user_id: user.id,
      relationship,
      created_at: later(parent.created_at, user.created_at),
    }))
  yield* rowsOf(demoFamily(ingredients))
  for (const family of inventedFamilies(ingredients)) yield* rowsOf(family)
}

import type { promoCodes, referrals } from '../modules/affiliates/affiliates.tables.ts'
import { asciiLetters } from '../platform/ascii-letters.ts'
import { athletesWithoutSlugs, crowds, demoUser, type Ingredients, othersOf } from './crowd.ts'
import { inventedFamilies } from './families.ts'
import { firstDay, type UserRow } from './people.ts'
import { Random } from './random.ts'

type PromoCodeRow = typeof promoCodes.$inferInsert

/** A code that a visitor of the demo world can type in. */
const demoCodes = { affiliate: 'LUIS10', welcome: 'WELCOME20', ended: 'SUMMER24' } as const

const athletesReferred = 14
const parentsReferred = 6

/** People who signed up with the demo affiliate's code: athletes on their own, and families. */
function* referredUsers(ingredients: Ingredients): Generator<UserRow> {
  const alone = athletesWithoutSlugs(ingredients)
    .drop(1)
    .filter(({ user }) => user.email !== null)
  for (const { user } of alone.take(athletesReferred)) yield user
  for (const { parent } of inventedFamilies(ingredients).take(parentsReferred)) yield parent
}

const demoCodeId = ({ seed }: Ingredients, place: number): string =>
  new Random(seed, crowds.promoCodes, place).uuid(firstDay)

/** The demo affiliate's code, our own codes, then one for every other affiliate. */
export function* promoCodeRows(ingredients: Ingredients): Generator<PromoCodeRow> {
  const code = (place: number, code: string, facts: Partial<PromoCodeRow>): PromoCodeRow => ({
    id: demoCodeId(ingredients, place),
    code,
    kind: 'percent',
    percent: 10,
    amount_cents: null,
    owner_id: null,
    valid_from: firstDay,
    valid_until: null,
    max_uses: null,
    uses: 0,
    is_active: true,
    created_at: firstDay,
    ...facts,
  })
  const uses = [...referredUsers(ingredients)].length
  yield code(0, demoCodes.affiliate, { owner_id: demoUser(ingredients, 'affiliate').id, uses })
  yield code(1, demoCodes.welcome, { percent: 20 })
  const begun = new Date('2024-06-01T00:00:00Z')
  const ended = new Date('2024-09-01T00:00:00Z')
  yield code(2, demoCodes.ended, { percent: 25, valid_from: begun, valid_until: ended, created_at: begun })
  let place = 11
  for (const { id, first_name, created_at } of othersOf(ingredients, 'affiliate')) {
    const digits = String(place)
    const name = asciiLetters(first_name)
      .toUpperCase()
      .slice(0, 10 - digits.length)
    yield code(place++, name + digits, { owner_id: id, valid_from: created_at, created_at })
  }
}

export function* referralRows(ingredients: Ingredients): Generator<typeof referrals.$inferInsert> {
  const ids = new Random(ingredients.seed, crowds.referrals, 0)
  for (const { id: user_id, created_at } of referredUsers(ingredients))
    yield { id: ids.uuid(created_at), promo_code_id: demoCodeId(ingredients, 0), user_id, created_at }
}

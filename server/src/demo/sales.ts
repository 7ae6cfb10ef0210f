import type { promoCodes, referrals } from '../modules/affiliates/affiliates.tables.ts'
import { asciiLetters } from '../platform/ascii-letters.ts'
import { athletesWithoutSlugs, crowds, demoUser, type Ingredients, othersOf } from './crowd.ts'
import { campSignUps, luisCustomers } from './luis-customers.ts'
import { packageAccounts } from './package-accounts.ts'
import { firstDay } from './people.ts'
import { codeId, codeOfState, type DemoCode, demoCodeId, demoCodes } from './promo-codes.ts'
import { Random } from './random.ts'

type PromoCodeRow = typeof promoCodes.$inferInsert

function* buyersWithCode(ingredients: Ingredients) {
  const last = Math.max(...packageAccounts.keys())
  for (const { place, user } of athletesWithoutSlugs(ingredients).take(last + 1)) {
    const state = packageAccounts.get(place)?.state
    const code = state && codeOfState[state]
    if (code) yield { user, code }
  }
}

/** The first of the other affiliates. The code was limited to a camp, and is at its limit. */
const campPlace = 11

/** The demo affiliate's code, our own codes, then one for every other affiliate. */
export function* promoCodeRows(ingredients: Ingredients): Generator<PromoCodeRow> {
  const code = (place: number, worth: DemoCode, facts: Partial<PromoCodeRow> = {}): PromoCodeRow => ({
    id: codeId(ingredients, place),
    ...worth,
    owner_id: null,
    valid_from: firstDay,
    valid_until: null,
    max_uses: null,
    uses: 0,
    is_active: true,
    created_at: firstDay,
    ...facts,
  })
  const uses = [...luisCustomers(ingredients)].length
  const buyers = [...buyersWithCode(ingredients)]
  const usesOf = (name: keyof typeof demoCodes) => ({
    uses: buyers.filter(({ code }) => code === name).length,
  })
  const begun = new Date('2024-06-01T00:00:00Z')
  const over = new Date('2024-09-01T00:00:00Z')
  yield code(0, demoCodes.affiliate, { owner_id: demoUser(ingredients, 'affiliate').id, uses })
  yield code(1, demoCodes.welcome)
  yield code(2, demoCodes.over, { valid_from: begun, valid_until: over, created_at: begun })
  yield code(3, demoCodes.season, usesOf('season'))
  yield code(4, demoCodes.full, usesOf('full'))
  let place = campPlace
  const camp = campSignUps(ingredients).length
  for (const { id, first_name, created_at } of othersOf(ingredients, 'affiliate')) {
    const digits = String(place)
    const name = asciiLetters(first_name)
      .toUpperCase()
      .slice(0, 10 - digits.length)
    const worth = { ...demoCodes.affiliate, code: name + digits }
    // Every ninth ended, as after a camp.
    const is_active = place % 9 !== 0
    const limit = place === campPlace ? { uses: camp, max_uses: camp } : {}
    yield code(place++, worth, { owner_id: id, valid_from: created_at, created_at, is_active, ...limit })
  }
}

export function* referralRows(ingredients: Ingredients): Generator<typeof referrals.$inferInsert> {
  const ids = new Random(ingredients.seed, crowds.referrals, 0)
  for (const { payer } of luisCustomers(ingredients))
    yield {
      id: ids.uuid(payer.created_at),
      promo_code_id: demoCodeId(ingredients, 'affiliate'),
      user_id: payer.id,
      created_at: payer.created_at,
    }
  const [camp] = othersOf(ingredients, 'affiliate')
  if (camp)
    for (const { id: user_id, created_at } of campSignUps(ingredients))
      yield { id: ids.uuid(created_at), promo_code_id: codeId(ingredients, campPlace), user_id, created_at }
  for (const { user, code } of buyersWithCode(ingredients))
    yield {
      id: ids.uuid(user.created_at),
      promo_code_id: demoCodeId(ingredients, code),
      user_id: user.id,
      created_at: user.created_at,
    }
}

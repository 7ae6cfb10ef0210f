import { describe, expect, test } from 'vitest'
import { clock } from '../../platform/clock.ts'
import { type PackageState, packageAccounts } from '../package-accounts.ts'
import { createDemoWorld } from '../world.ts'

const world = await createDemoWorld({ athletes: 600 })
const billing = world.billing()
const { subscriptions, charges, invoices, refunds, ledger, methods, counters } = billing
const users = [...world.users()]
const userOf = new Map(users.map((user) => [user.id, user]))
const idOf = new Map(users.map(({ email, id }) => [email, id]))
const chargeOf = new Map(charges.map((charge) => [charge.id, charge]))
const now = clock.now()

const sum = (rows: readonly { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0)

const packageOf = (email: string) => {
  const found = subscriptions.find(({ athlete_user_id }) => athlete_user_id === idOf.get(email))
  if (!found) throw new Error(`${email} has no package`)
  return found
}
const invoicesOf = (email: string) =>
  invoices.filter(({ athlete_user_id }) => athlete_user_id === idOf.get(email))

describe('the packages of the demo world', () => {
  test.each<[PackageState, object]>([
    ['free', { status: 'free', package_key: 'package-2' }],
    ['annual', { status: 'active', cycle: 'annual' }],
    ['failed', { status: 'past_due', retry_on: expect.any(String) }],
    ['canceled', { status: 'active', is_canceled: true, cancel_reason: 'chosen' }],
    ['ended', { status: 'ended', end_reason: 'canceled', package_key: 'package-3', due_on: null }],
    ['granted', { status: 'granted', payer_id: null, promo_code_id: null }],
    ['change', { status: 'active', package_key: 'package-3', next_package_key: 'package-2' }],
    ['promo', { status: 'active', promo: expect.objectContaining({ percent: 30 }) }],
    ['freecode', { status: 'granted', payer_id: null, promo_code_id: expect.any(String) }],
    ['returned', { status: 'past_due', retry_on: expect.any(String) }],
    ['disputed', { status: 'active', is_canceled: true, cancel_reason: 'disputed' }],
    ['void', { status: 'ended', end_reason: 'called_off' }],
  ])('show %s to the athlete who can sign in for it', (state, shown) => {
    expect(packageOf(`${state}.athlete@fieldhouse.test`)).toMatchObject(shown)
  })

  test('let one family read its matches after the end', () => {
    const id = idOf.get('ended.athlete@fieldhouse.test')
    const grant = [...world.entitlements()].find(
      ({ user_id, what }) => user_id === id && what === 'best-college-match',
    )
    expect(grant?.until_at?.getTime()).toBeLessThan(now.getTime())
    const survey = [...world.surveys()].find(({ athlete_user_id }) => athlete_user_id === id)
    expect(survey?.completed_at).toBeInstanceOf(Date)
  })

  test('are twelve to sign in for', () => {
    expect(packageAccounts.size).toBe(12)
  })

  test('give the demo athlete a package that her mother pays for, with a history', () => {
    const { payer_id, package_key, status } = packageOf('athlete@fieldhouse.test')
    expect([payer_id, package_key, status]).toEqual([
      idOf.get('parent@fieldhouse.test'),
      'package-3',
      'active',
    ])
    const history = invoicesOf('athlete@fieldhouse.test')
    expect(history.length).toBeGreaterThanOrEqual(8)
    expect(history.map(({ package_name }) => package_name)).toContain('Starter Elite')
    const paid = history.map(({ charge_id }) => chargeOf.get(charge_id))
    expect(paid.some((charge) => (charge?.credit ?? 0) > 0)).toBe(true)
    const back = refunds.filter(({ charge_id }) => paid.some((charge) => charge?.id === charge_id))
    expect(back).toMatchObject([{ status: 'done', cents: 2500 }])
    expect(methods.filter(({ user_id }) => user_id === payer_id)).toMatchObject([
      { payment_type: 'PayPal', is_default: false },
      { payment_type: 'credit-card', is_default: true },
    ])
    expect(billing.addresses[0]).toMatchObject({ user_id: payer_id, city: 'Bend', state: 'OR' })
  })

  test('belong to the crowd too, in many states', () => {
    const states = new Set(subscriptions.map(({ status, is_canceled }) => `${status} ${is_canceled}`))
    for (const state of ['free false', 'active false', 'active true', 'past_due false', 'granted false'])
      expect(states).toContain(state)
    expect(subscriptions.length).toBeGreaterThan(50)
  })

  test('were paid by someone in the family', () => {
    const familyOf = new Map([...world.guardians()].map((row) => [row.athlete_user_id, row.parent_id]))
    for (const { athlete_user_id, payer_id } of subscriptions)
      if (payer_id) expect([athlete_user_id, familyOf.get(athlete_user_id ?? '')]).toContain(payer_id)
  })

  test('began after the athlete joined, and nothing about them is in the future', () => {
    for (const { athlete_user_id, created_at, updated_at } of subscriptions) {
      expect(created_at.getTime()).toBeGreaterThan(
        userOf.get(athlete_user_id ?? '')?.created_at.getTime() ?? 0,
      )
      expect(updated_at.getTime()).toBeLessThan(now.getTime())
    }
    for (const { created_at } of [...charges, ...invoices, ...refunds, ...ledger])
      expect(created_at.getTime()).toBeLessThan(now.getTime())
  })
})

describe('the money of the demo world', () => {
  test('sums to zero, and so does each event', () => {
    expect(sum(ledger)).toBe(0)
    for (const lines of Map.groupBy(ledger, ({ event_id }) => event_id).values()) expect(sum(lines)).toBe(0)
  })

  test('has one invoice for each paid period, numbered by date without gaps', () => {
    expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, index) => index + 1))
    expect(counters).toEqual([{ name: 'invoice', value: invoices.length }])
    const dates = invoices.map(({ created_at }) => created_at.getTime())
    expect(dates).toEqual(dates.toSorted((one, other) => one - other))
    const posted = new Set(ledger.map(({ charge_id }) => charge_id))
    const paid = charges.filter(({ status, id }) => status === 'paid' || posted.has(id)).map(({ id }) => id)
    expect(new Set(invoices.map(({ charge_id }) => charge_id))).toEqual(new Set(paid))
  })

  test('gives access to exactly what was paid for', () => {
    const opens = {
      'package-1': 1,
      'package-2': 2,
      'package-3': 4,
      'package-4': 4,
    }
    const running = [...world.entitlements()].filter(({ until_at }) => !until_at || until_at > now)
    const openFor = Map.groupBy(running, ({ user_id }) => user_id)
    for (const { athlete_user_id, status, package_key } of subscriptions) {
      const open = openFor.get(athlete_user_id ?? '') ?? []
      expect(open).toHaveLength(status === 'ended' ? 0 : opens[package_key])
      expect(new Set(open.map(({ source }) => source)).has('grant')).toBe(false)
    }
    expect(openFor.size).toBe(subscriptions.filter(({ status }) => status !== 'ended').length)
  })

  test('shows payments that are settled, not yet settled, declined, and refunded in part and in full', () => {
    expect(charges.some(({ total, is_settled }) => total > 0 && is_settled)).toBe(true)
    expect(charges.some(({ status, is_settled }) => status === 'paid' && !is_settled)).toBe(true)
    expect(charges.some(({ status, decline_code }) => status === 'declined' && decline_code === '2004')).toBe(
      true,
    )
    const shares = refunds.map(({ charge_id, cents }) => cents / (chargeOf.get(charge_id)?.total ?? 0))
    expect(shares.some((share) => share === 1)).toBe(true)
    expect(shares.some((share) => share < 1)).toBe(true)
  })

  test('shows an invoice with a tax', () => {
    const [, bill] = invoicesOf('annual.athlete@fieldhouse.test')
    expect(chargeOf.get(bill?.charge_id ?? '')).toMatchObject({ price: 95_040, tax: 4752, total: 99_792 })
    expect(bill?.billed_to.address).toMatchObject({ city: 'Ripon', state: 'WI' })
  })

  test('shows what a bank took back, what it holds, and what was called off', () => {
    const newestOf = (state: PackageState) => {
      const last = invoicesOf(`${state}.athlete@fieldhouse.test`).at(-1)
      const lines = ledger.filter(({ charge_id }) => charge_id === last?.charge_id)
      const held = Object.groupBy(lines, ({ account }) => account)
      const charge = chargeOf.get(last?.charge_id ?? '')
      return { ...charge, provider: sum(held.provider ?? []), disputed: sum(held.disputed ?? []) }
    }
    expect(newestOf('returned')).toMatchObject({ status: 'declined', provider: 0, transaction_id: null })
    expect(newestOf('void')).toMatchObject({ status: 'voided', provider: 0, transaction_id: null })
    expect(newestOf('disputed')).toMatchObject({ dispute: 'open', provider: 0, disputed: 4900 })
  })

  test('comes from one default method for each payer', () => {
    for (const own of Map.groupBy(methods, ({ user_id }) => user_id).values())
      expect(own.filter(({ is_default }) => is_default)).toHaveLength(1)
    const payers = new Set(subscriptions.flatMap(({ payer_id }) => payer_id ?? []))
    expect(new Set(methods.map(({ user_id }) => user_id))).toEqual(payers)
  })
})

test('athletes after the first thousands have grants, so a large world stays quick', async () => {
  const large = await createDemoWorld({ athletes: 3400 })
  const granted = [...large.entitlements()].filter(({ source }) => source === 'grant')
  expect(granted.length).toBeGreaterThan(0)
  const holders = new Set(large.billing().subscriptions.map(({ athlete_user_id }) => athlete_user_id))
  expect(granted.some(({ user_id }) => holders.has(user_id))).toBe(false)
})

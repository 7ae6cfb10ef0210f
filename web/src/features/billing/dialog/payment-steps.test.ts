import { describe, expect, test } from 'vitest'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import {
  type Buyer,
  buyerOf,
  closesOnPressOutside,
  firstPayment,
  type PaymentEvent,
  type PaymentState,
  paymentReducer,
  stepBefore,
} from './payment-steps.ts'
import { buildResult } from './purchase.factory.ts'

const choice = { packageKey: 'package-3', cycle: 'annual' } as const
const visitor: Buyer = { kind: 'visitor' }
const ana = { userId: 'a', name: 'Ana Ruiz', slug: 'ana-ruiz' }
const ben = { userId: 'b', name: 'Ben Ruiz', slug: null }
const athlete: Buyer = { kind: 'family', athletes: [ana] }
const parent: Buyer = { kind: 'family', athletes: [ana, ben] }

const after = (state: PaymentState, ...events: PaymentEvent[]) => events.reduce(paymentReducer, state)
const stepsOf = (start: PaymentState, ...events: PaymentEvent[]) => {
  const steps: string[] = [start.step.name]
  events.reduce((state, event) => {
    const next = paymentReducer(state, event)
    steps.push(next.step.name)
    return next
  }, start)
  return steps
}

const childOf = (user_id: string, first_name: string) => ({
  user_id,
  athlete_id: `${user_id}-page`,
  athlete_slug: `${first_name.toLowerCase()}-ruiz`,
  first_name,
  last_name: 'Ruiz',
  sport: { key: 'soccer' },
  access_to_rc: false,
  rc_ended_on: null,
  access_to_bcm: false,
  bcm_ended_on: null,
})

describe('PAY-02 who buys', () => {
  test('a visitor, and a person without a role', () => {
    expect(buyerOf(null)).toEqual(visitor)
    expect(buyerOf(viewerOf({ type: 'unknown' }))).toEqual({ kind: 'no-role' })
  })

  test('an athlete buys for themselves', () => {
    expect(buyerOf(viewerOf({ id: 'n', athlete_slug: 'noor' }))).toEqual({
      kind: 'family',
      athletes: [{ userId: 'n', name: 'Noor Castellanos', slug: 'noor' }],
    })
  })

  test('a parent buys for each of their athletes', () => {
    const viewer = viewerOf({ type: 'parent', athletes: [childOf('a', 'Ana'), childOf('b', 'Ben')] })
    expect(buyerOf(viewer)).toEqual({
      kind: 'family',
      athletes: [
        { userId: 'a', name: 'Ana Ruiz', slug: 'ana-ruiz' },
        { userId: 'b', name: 'Ben Ruiz', slug: 'ben-ruiz' },
      ],
    })
  })

  test.each(['coach', 'rsc', 'admin', 'affiliate', 'editor'] as const)('never a %s', (type) => {
    expect(buyerOf(viewerOf({ type }))).toEqual({ kind: 'other' })
  })

  test('never a parent without an athlete', () => {
    expect(buyerOf(viewerOf({ type: 'parent' }))).toEqual({ kind: 'other' })
  })
})

describe('PAY-02 the steps', () => {
  test('a page about one athlete proposes that athlete, also after a sign-in', () => {
    expect(firstPayment(choice, parent, null, 'b')).toMatchObject({ step: { name: 'athlete' }, athlete: ben })
    const signedIn = after(firstPayment(choice, visitor, null, 'b'), { type: 'buyer-changed', buyer: parent })
    expect(signedIn.athlete).toEqual(ben)
    expect(firstPayment(choice, parent, null, 'somebody else').athlete).toBeNull()
  })

  test('goes on with its promo code after a reload during a sign-up, and only then', () => {
    expect(firstPayment(choice, visitor, 'signUp', null, 'FALL30').promoCode).toBe('FALL30')
    expect(firstPayment(choice, visitor, null, null, 'FALL30').promoCode).toBeNull()
  })

  test('a visitor goes from the summary through the account to the payment and the invoice', () => {
    expect(
      stepsOf(
        firstPayment(choice, visitor),
        { type: 'continued', view: 'signUp' },
        { type: 'buyer-changed', buyer: athlete },
        { type: 'bought', result: buildResult() },
        { type: 'invoice-opened' },
      ),
    ).toEqual(['summary', 'account', 'methods', 'congratulations', 'invoice'])
  })

  test('the account step opens with sign-up or sign-in', () => {
    const signIn = after(firstPayment(choice, visitor), { type: 'continued', view: 'appLogin' })
    expect(signIn.step).toEqual({ name: 'account', view: 'appLogin' })
  })

  test('an athlete pays right away, for themselves', () => {
    expect(firstPayment(choice, athlete)).toMatchObject({ step: { name: 'methods' }, athlete: ana })
  })

  test('a parent with several athletes picks one first', () => {
    const start = firstPayment(choice, parent)
    expect(start).toMatchObject({ step: { name: 'athlete' }, athlete: null })
    expect(after(start, { type: 'athlete-chosen', userId: 'b' })).toMatchObject({
      step: { name: 'methods' },
      athlete: ben,
    })
  })

  test('nobody picks an athlete of another family', () => {
    const start = firstPayment(choice, parent)
    expect(after(start, { type: 'athlete-chosen', userId: 'z' })).toBe(start)
  })

  test('coaches and staff are sent away, whenever they turn up', () => {
    expect(firstPayment(choice, { kind: 'other' }).step.name).toBe('closed')
    expect(
      stepsOf(
        firstPayment(choice, visitor),
        { type: 'continued', view: 'appLogin' },
        { type: 'buyer-changed', buyer: { kind: 'other' } },
      ),
    ).toEqual(['summary', 'account', 'closed'])
  })

  test('a person without a role stays at the summary until they have one', () => {
    expect(
      stepsOf(
        firstPayment(choice, { kind: 'no-role' }),
        { type: 'continued', view: 'signUp' },
        { type: 'buyer-changed', buyer: athlete },
      ),
    ).toEqual(['summary', 'summary', 'methods'])
  })

  test('a sign-out in another tab leads back to the summary', () => {
    const signedOut = after(firstPayment(choice, athlete), { type: 'buyer-changed', buyer: visitor })
    expect(signedOut).toMatchObject({ step: { name: 'summary' }, athlete: null })
  })

  test('the same person again changes nothing', () => {
    const paying = after(firstPayment(choice, parent), { type: 'athlete-chosen', userId: 'b' })
    expect(after(paying, { type: 'buyer-changed', buyer: structuredClone(parent) })).toBe(paying)
  })

  test('after a reload during a sign-up it goes on there, but not for a person who is signed in by now', () => {
    expect(firstPayment(choice, visitor, 'signUp').step).toEqual({ name: 'account', view: 'signUp' })
    expect(firstPayment(choice, athlete, 'signUp').step).toEqual({ name: 'methods' })
  })

  test('a purchase counts only where it can happen', () => {
    const start = firstPayment(choice, visitor)
    expect(after(start, { type: 'bought', result: buildResult() })).toBe(start)
  })

  test('without an invoice there is none to open', () => {
    const result = buildResult({ status: 'scheduled', invoice: null })
    const done = after(firstPayment(choice, athlete), { type: 'bought', result })
    expect(after(done, { type: 'invoice-opened' })).toBe(done)
  })

  test('the congratulations stay when the viewer is loaded again', () => {
    const done = after(firstPayment(choice, athlete), { type: 'bought', result: buildResult() })
    const renamed: Buyer = { kind: 'family', athletes: [{ ...ana, slug: 'ana' }] }
    expect(after(done, { type: 'buyer-changed', buyer: renamed }).step.name).toBe('congratulations')
  })
})

describe('PAY-02 Back', () => {
  const back: PaymentEvent = { type: 'went-back' }

  test('leads from the account to the summary', () => {
    expect(stepsOf(firstPayment(choice, visitor), { type: 'continued', view: 'appLogin' }, back)).toEqual([
      'summary',
      'account',
      'summary',
    ])
  })

  test('leads from the payment to the athletes, if there are several', () => {
    const paying = after(firstPayment(choice, parent), { type: 'athlete-chosen', userId: 'b' })
    expect(after(paying, back)).toMatchObject({ step: { name: 'athlete' }, athlete: ben })
    expect(stepBefore(firstPayment(choice, athlete))).toBeNull()
  })

  test('leads from the invoice to the congratulations, and never back to the payment', () => {
    const done = after(firstPayment(choice, athlete), { type: 'bought', result: buildResult() })
    expect(after(done, { type: 'invoice-opened' }, back)).toEqual(done)
    expect(after(done, back)).toBe(done)
  })

  test('does nothing at the first step', () => {
    for (const buyer of [visitor, athlete, parent]) {
      const start = firstPayment(choice, buyer)
      expect(after(start, back)).toBe(start)
    }
  })
})

describe('PAY-02 what was chosen', () => {
  test('stays through the sign-up', () => {
    const state = after(
      firstPayment(choice, visitor),
      { type: 'cycle-chosen', cycle: 'monthly' },
      { type: 'code-changed', code: 'MAYA15' },
      { type: 'continued', view: 'signUp' },
      { type: 'buyer-changed', buyer: athlete },
    )
    expect(state).toMatchObject({ packageKey: 'package-3', cycle: 'monthly', promoCode: 'MAYA15' })
  })

  test('a refused code no longer counts and says why, until another is entered', () => {
    const refused = after(
      firstPayment(choice, athlete),
      { type: 'code-changed', code: 'MAYA15' },
      { type: 'code-refused', message: 'You used a code before' },
    )
    expect(refused).toMatchObject({ promoCode: null, promoFault: 'You used a code before' })
    expect(after(refused, { type: 'code-changed', code: 'BEN10' })).toMatchObject({
      promoCode: 'BEN10',
      promoFault: null,
    })
  })

  test('can no longer change after the purchase', () => {
    const done = after(firstPayment(choice, athlete), { type: 'bought', result: buildResult() })
    expect(after(done, { type: 'cycle-chosen', cycle: 'monthly' })).toBe(done)
    expect(after(done, { type: 'code-changed', code: 'MAYA15' })).toBe(done)
  })

  test('is gone after closing: a new dialog knows only the package and the period', () => {
    expect(firstPayment(choice, visitor)).toEqual({
      ...choice,
      step: { name: 'summary' },
      buyer: visitor,
      promoCode: null,
      promoFault: null,
      athlete: null,
      wantedFor: null,
    })
  })
})

test('PAY-02 a press outside never throws away typed text', () => {
  expect(closesOnPressOutside(firstPayment(choice, visitor))).toBe(true)
  expect(closesOnPressOutside(firstPayment(choice, visitor, 'signUp'))).toBe(false)
  expect(closesOnPressOutside(firstPayment(choice, athlete))).toBe(false)
})

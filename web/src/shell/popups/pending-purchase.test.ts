import { describe, expect, test } from 'vitest'
import { purchaseIn } from './pending-purchase.ts'

describe('PAY-02 a purchase that goes on after a reload', () => {
  test('keeps the package, the period, the athlete, and the page to return to', () => {
    const purchase = {
      packageKey: 'package-3',
      cycle: 'annual',
      returnTo: '/recruiting-center/results#list',
      athleteUserId: '01890a5d-ac96-774b-bcce-b302099a9001',
    }
    expect(purchaseIn(purchase)).toEqual(purchase)
  })

  test.each([null, 'x', {}, { packageKey: 'package-9', cycle: 'annual' }, { packageKey: 'package-1' }])(
    'ignores %j',
    (found) => expect(purchaseIn(found)).toBeNull(),
  )

  test('never leads to another site', () => {
    expect(
      purchaseIn({ packageKey: 'package-1', cycle: 'monthly', returnTo: 'https://evil.example/' }),
    ).toEqual({ packageKey: 'package-1', cycle: 'monthly', returnTo: null, athleteUserId: null })
  })
})

import type { ActivePackage, StopReason } from '@fieldhouse/contract/billing.account'
import { describe, expect, test } from 'vitest'
import { packageOf } from './payment.factory.ts'
import { isAboutDispute, stopWords } from './stop-words.ts'

const parent = { name: 'Corinne Castellanos', is_you: false }

const stoppedBy = (reason: StopReason, facts: Partial<ActivePackage> = {}) =>
  packageOf({
    is_canceled: true,
    next_charge: null,
    stopped: { reason, formatted_total: reason.startsWith('dispute') ? '$49.00' : null },
    ...facts,
  })

describe('PAY-06 why a package stopped', () => {
  test('is not explained to a family that chose it', () =>
    expect(stopWords(packageOf({ is_canceled: true }))).toBeNull())

  test('the payer of a disputed payment can tell the bank, or undo', () =>
    expect(stopWords(stoppedBy('dispute-open'))).toEqual({
      why: 'We canceled it because someone told the bank that the payment of $49.00 wasn’t right. The bank holds the money until it decides.',
      next: 'If that was a mistake, tell your bank, and undo the cancellation here. If something is wrong with the charge, write to us and we’ll sort it out.',
    }))

  test('the rest of the family reads whom to ask', () =>
    expect(stopWords(stoppedBy('dispute-open', { payer: parent }))?.next).toBe(
      'Corinne Castellanos pays for the package and can settle this with the bank, or with us.',
    ))

  test('an ended package has no cancellation to undo', () => {
    const ended = stoppedBy('dispute-open', { status: 'ended' })
    expect(stopWords(ended)?.next).toContain('tell your bank. If')
    expect(stopWords(stoppedBy('dispute-won', { status: 'ended' }))?.next).toBeNull()
  })

  test('a payment that the bank confirmed leaves the way back to the payer', () => {
    expect(stopWords(stoppedBy('dispute-won'))?.next).toBe(
      'To keep the package, undo the cancellation before it ends.',
    )
    expect(stopWords(stoppedBy('dispute-won', { payer: parent }))?.next).toBe(
      'To keep the package, Corinne Castellanos can undo the cancellation before it ends.',
    )
  })

  test.each([
    [
      'dispute-lost',
      'active',
      'The bank returned the payment of $49.00 to the card, so we canceled the package.',
    ],
    [
      'dispute-lost',
      'ended',
      'The bank returned the payment of $49.00 to the card, so we ended the package.',
    ],
    ['refunded', 'active', 'We canceled it because we refunded the payment for this period.'],
    ['refunded', 'ended', 'It ended because we refunded the payment for the last period.'],
    ['called-off', 'ended', 'It ended because the last payment was called off. Nothing was charged for it.'],
    ['not-paid', 'ended', 'It ended because the last payment didn’t go through.'],
    ['account-deleted', 'active', 'It was canceled when an account in the family was deleted.'],
  ] as const)('%s, %s: %s', (reason, status, why) =>
    expect(stopWords(stoppedBy(reason, { status }))?.why).toBe(why),
  )

  test.each([
    ['dispute-open', true],
    ['dispute-lost', true],
    ['dispute-won', false],
    ['refunded', false],
  ] as const)('%s: writing to us helps: %s', (reason, helps) =>
    expect(isAboutDispute(stoppedBy(reason))).toBe(helps),
  )
})

import { amountFault, refundTooMuch } from '@fieldhouse/contract/billing.refunds'
import { expect, test } from 'vitest'
import { faultOfAmount, tidyAmount } from './refund-amount.ts'

test.each([
  ['1,234.50', undefined],
  ['1234.5', undefined],
  ['$10', undefined],
  ['0.01', undefined],
  ['1,234.51', refundTooMuch],
  ['0', amountFault],
  ['0.00', amountFault],
  ['-1', amountFault],
  ['', amountFault],
  ['all', amountFault],
  ['10.001', amountFault],
])('PAY-07 of $1,234.50, the amount "%s" has the fault %s', (typed, fault) => {
  expect(faultOfAmount(typed, 123_450)).toBe(fault)
})

test.each([
  ['1234.5', '1,234.50'],
  ['$49', '49.00'],
  ['1,0.5', '10.50'],
  ['ten', 'ten'],
  ['', ''],
])('"%s" becomes "%s" in the field', (typed, shown) => expect(tidyAmount(typed)).toBe(shown))

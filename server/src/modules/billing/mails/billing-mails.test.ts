import { describe, expect, test } from 'vitest'
import { mailOf } from '../../../platform/mail/send-later.ts'
import * as usual from './billing-mails.ts'
import * as trouble from './trouble-mails.ts'

const about = {
  to: 'corinne@example.test',
  firstName: 'Corinne',
  athleteName: 'Amara',
  isOwn: false,
  packageName: 'Starter Elite',
  site: 'https://fieldhouse.test',
}
const on = '2027-01-31'
const paid = { total: 4900, invoiceUrl: '/invoice/1', next: { on, total: 4900 } }
const refunded = { cents: 1000, invoiceNumber: 'FH-000041', invoiceUrl: '/invoice/1', isRunning: true }

/** Each email, and the words that say what happens next. */
const mails = {
  purchase: [
    usual.purchaseMail(about, { on, total: 4900 }),
    'The first charge is $49.00 on January 31, 2027',
  ],
  receipt: [mailOf(usual.receiptMail(about, paid)), 'The next charge is $49.00 on January 31, 2027'],
  'receipt of nothing': [
    mailOf(usual.receiptMail(about, { ...paid, total: 0 })),
    'Nothing was charged this time',
  ],
  reminder: [usual.reminderMail(about, { on, total: 4900 }), 'On January 31, 2027 we will charge $49.00'],
  'failed charge': [
    usual.failedChargeMail(about, { total: 4900, nextTry: on, lastTry: '2027-02-04', hasCard: true }),
    'We will try again on January 31, 2027',
  ],
  'no card': [
    usual.failedChargeMail(about, { total: 4900, nextTry: on, lastTry: '2027-02-04', hasCard: false }),
    'there is no card to charge',
  ],
  'card expires': [
    usual.cardExpiresMail(about, { card: 'Visa ending in 1111' }),
    'If you don’t, the charge will fail',
  ],
  canceled: [usual.canceledMail(about, { endsOn: on, isOver: false }), 'runs until January 31, 2027'],
  'canceled while unpaid': [usual.canceledMail(about, { endsOn: on, isOver: true }), 'ended today'],
  ended: [usual.endedMail(about, { reason: 'not_paid' }), 'You can come back anytime'],
  granted: [usual.grantedMail(about, { endsOn: on }), 'It costs nothing and ends by itself'],
  'grant ends': [usual.grantEndsMail(about, { endsOn: on }), 'Nothing will be charged'],
  refund: [usual.refundMail(about, { ...refunded, endsOn: null }), 'Your package goes on as before'],
  'refund and end': [usual.refundMail(about, { ...refunded, endsOn: on }), 'nothing more is charged'],
  'taken back': [trouble.takenBackMail(about, { total: 4900, nextTry: on }), 'We will try again on'],
  'taken back for good': [trouble.takenBackMail(about, { total: 4900, nextTry: null }), 'will not try'],
  'called off': [trouble.calledOffMail(about, { total: 4900, isEnded: true }), 'ended today'],
  'given back': [trouble.givenBackMail(about, { total: 4900 }), 'We refunded the full amount'],
  'dispute opened': [
    trouble.disputeOpenedMail(about, { total: 4900, after: 'canceled' }),
    'nothing more is charged',
  ],
  'dispute won': [
    trouble.disputeWonMail(about, { total: 4900, after: 'canceled' }),
    'undo the cancellation on your Payment page',
  ],
  'dispute lost': [
    trouble.disputeLostMail(about, { total: 4900, after: 'ended' }),
    'The package ended today, and nothing more is charged',
  ],
} as const

describe('PAY-04 each email about money', () => {
  test.each(Object.entries(mails))(
    'says what happens next and where to change it: %s',
    (_name, [mail, next]) => {
      expect(mail.to).toBe(about.to)
      for (const text of [mail.text, mail.html ?? '']) {
        expect(text).toContain('Hi Corinne,')
        expect(text).toContain(next)
        expect(text).toMatch(/https:\/\/fieldhouse\.test\/(my-account\/payment|packages|invoice\/1)/)
        expect(text).not.toMatch(/undefined|null|\[object|NaN/)
      }
      // A father in Ohio reads it on his phone.
      for (const sentence of mail.text.split(/[.!?]\s/)) expect(sentence.split(/\s+/).length).toBeLessThan(32)
    },
  )

  test('names the athlete to a parent, and not to the athlete', () => {
    expect(mails.ended[0].text).toContain('Starter Elite for Amara has ended')
    const own = usual.endedMail({ ...about, isOwn: true }, { reason: 'canceled' })
    expect(own.text).toContain('Starter Elite has ended')
  })

  test('about a dispute never offers to undo what is not canceled', () => {
    for (const mail of [trouble.disputeOpenedMail, trouble.disputeWonMail, trouble.disputeLostMail])
      for (const after of ['running', 'ended', 'over'] as const)
        expect(mail(about, { total: 4900, after }).text).not.toMatch(/undo/)
  })

  test('about a payment that stays called off or returned has a button that fits', () => {
    expect(trouble.takenBackMail(about, { total: 4900, nextTry: null }).text).not.toContain('another card')
    expect(trouble.calledOffMail(about, { total: 4900, isEnded: false }).text).toContain(
      '/my-account/payment',
    )
  })

  test('of a failed charge has the day on which the package ends', () =>
    expect(mails['failed charge'][0].text).toContain(
      'If it has not worked by February 4, 2027, the package ends',
    ))

  test('of a refund after the package ended does not say that it goes on', () => {
    const { text } = usual.refundMail(about, { ...refunded, endsOn: null, isRunning: false })
    expect(text).toContain('We refunded $10.00 of invoice FH-000041')
    expect(text).not.toContain('goes on')
  })
})

import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { DraftMail } from '../../../platform/mail/send-later.ts'
import { formatUsd } from '../../../platform/money.ts'
import type { Day } from '../billing-day.ts'
import { dayInWords } from './day-in-words.ts'

/** Who gets the email, and which package it is about. */
export interface About {
  readonly to: string
  readonly firstName: string
  readonly athleteName: string
  /** The athlete reads it. */
  readonly isOwn: boolean
  readonly packageName: string
  /** The address of the site. */
  readonly site: string
}

const paymentPage = ({ site }: About): string => `${site}/my-account/payment`

export const manage = (about: About, label = 'Manage my package') => ({ label, url: paymentPage(about) })

const howToCancel = 'You can cancel anytime with one click on your Payment page.'

/** As in "Starter Elite for Amara", or just the package in an email to the athlete. */
export const packageFor = ({ packageName, athleteName, isOwn }: About): string =>
  isOwn ? packageName : `${packageName} for ${athleteName}`

interface Upcoming {
  readonly on: Day
  readonly total: number
}

/** A purchase with its free first month. */
export const purchaseMail = (about: About, { on, total }: Upcoming): Mail => ({
  to: about.to,
  ...letter({
    subject: `${about.packageName} is active for ${about.isOwn ? 'you' : about.athleteName}`,
    preview: `Your first month is free. The first charge is ${formatUsd(total)} on ${dayInWords(on)}.`,
    heading: 'You are in the game',
    paragraphs: [
      `Hi ${about.firstName},`,
      `${packageFor(about)} is active, and the first month is free. Nothing was charged today.`,
      `The first charge is ${formatUsd(total)} on ${dayInWords(on)}. We will remind you 7 days before.`,
      `${howToCancel} You can also change the package or the card there.`,
    ],
    button: manage(about),
  }),
})

interface Paid {
  readonly total: number
  readonly invoiceUrl: string
  readonly next: Upcoming
}

/** Money was taken: a renewal, an upgrade, or a purchase without a free month. Thousands may be written at once. */
export const receiptMail = (about: About, { total, invoiceUrl, next }: Paid): DraftMail => ({
  to: about.to,
  letter: {
    subject: `Your receipt for ${about.packageName}: ${formatUsd(total)}`,
    preview: `${packageFor(about)} is paid. The next charge is on ${dayInWords(next.on)}.`,
    heading: 'Thanks, you’re paid up',
    paragraphs: [
      `Hi ${about.firstName},`,
      total === 0
        ? `${packageFor(about)} goes on. Nothing was charged this time.`
        : `We charged ${formatUsd(total)} for ${packageFor(about)}. The invoice has the details.`,
      `The next charge is ${formatUsd(next.total)} on ${dayInWords(next.on)}. ${howToCancel}`,
    ],
    button: { label: 'See the invoice', url: `${about.site}${invoiceUrl}` },
  },
})

export const reminderMail = (about: About, { on, total }: Upcoming): Mail => ({
  to: about.to,
  ...letter({
    subject: `${formatUsd(total)} for ${about.packageName} on ${dayInWords(on)}`,
    preview: 'A reminder, so the charge is no surprise.',
    heading: 'A charge is coming up',
    paragraphs: [
      `Hi ${about.firstName},`,
      `On ${dayInWords(on)} we will charge ${formatUsd(total)} for ${packageFor(about)}.`,
      'If that is fine, there is nothing to do. To change the package or the card, or to cancel, go to your Payment page before that day.',
    ],
    button: manage(about),
  }),
})

export const failedChargeMail = (
  about: About,
  { total, nextTry, lastTry, hasCard }: { total: number; nextTry: Day; lastTry: Day; hasCard: boolean },
): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your payment for ${about.packageName} did not go through`,
    preview: `We will try again on ${dayInWords(nextTry)}. Nothing is lost.`,
    heading: 'The payment did not go through',
    paragraphs: [
      `Hi ${about.firstName},`,
      hasCard
        ? `Your bank declined the charge of ${formatUsd(total)} for ${packageFor(about)}.`
        : `${formatUsd(total)} is due for ${packageFor(about)}, and there is no card to charge.`,
      `Everything still works. We will try again on ${dayInWords(nextTry)}. If you add another card, we will try it right away.`,
      `If it has not worked by ${dayInWords(lastTry)}, the package ends. Nothing you saved is lost, and nothing is charged later.`,
    ],
    button: manage(about, hasCard ? 'Use another card' : 'Add a card'),
  }),
})

/** `isOver`: nothing was paid for, so it ended with the click. */
export const canceledMail = (about: About, { endsOn, isOver }: { endsOn: Day; isOver: boolean }): Mail => ({
  to: about.to,
  ...letter({
    subject: `${about.packageName} is canceled`,
    preview: isOver
      ? 'It ended today. Nothing more is charged.'
      : `It runs until ${dayInWords(endsOn)}. Nothing more is charged.`,
    heading: 'Your package is canceled',
    paragraphs: [
      `Hi ${about.firstName},`,
      isOver
        ? `${packageFor(about)} ended today, because its last payment had not gone through. Nothing more will be charged.`
        : `${packageFor(about)} runs until ${dayInWords(endsOn)}. Nothing more will be charged.`,
      isOver
        ? 'The profile stays online, and everything you saved is still there to read. You can come back anytime.'
        : 'Changed your mind? Until then you can undo this on your Payment page.',
    ],
    button: isOver
      ? { label: 'See the packages', url: `${about.site}/packages` }
      : manage(about, 'Undo the cancellation'),
  }),
})

const whyEnded = {
  canceled: 'It was canceled, and the time you paid for is over.',
  not_paid: 'The last payment did not go through.',
  grant_over: 'It was free for a limited time, and that time is over. Nothing was charged.',
  replaced: 'Another package took its place.',
  refunded: 'The last payment was refunded.',
  called_off: 'The last payment was called off.',
  disputed: 'The bank returned the last payment.',
  deleted: 'The account was deleted.',
} as const

export const endedMail = (about: About, { reason }: { reason: keyof typeof whyEnded }): Mail => ({
  to: about.to,
  ...letter({
    subject: `${about.packageName} has ended`,
    preview: 'The profile stays online, and everything you saved is still there.',
    heading: 'Your package has ended',
    paragraphs: [
      `Hi ${about.firstName},`,
      `${packageFor(about)} has ended. ${whyEnded[reason]}`,
      'The profile stays online. You can still read your favorites, notes, and conversations, and answer coaches. New searches and first messages need a package. You can come back anytime.',
    ],
    button: { label: 'See the packages', url: `${about.site}/packages` },
  }),
})

export const grantedMail = (about: About, { endsOn }: { endsOn: Day }): Mail => ({
  to: about.to,
  ...letter({
    subject: `${about.packageName} is active for ${about.isOwn ? 'you' : about.athleteName}`,
    preview: `Free until ${dayInWords(endsOn)}.`,
    heading: 'You are in the game',
    paragraphs: [
      `Hi ${about.firstName},`,
      `${packageFor(about)} is active until ${dayInWords(endsOn)}. It costs nothing and ends by itself. We will email you 7 days before that.`,
    ],
    button: manage(about, 'See my package'),
  }),
})

export const grantEndsMail = (about: About, { endsOn }: { endsOn: Day }): Mail => ({
  to: about.to,
  ...letter({
    subject: `${about.packageName} ends on ${dayInWords(endsOn)}`,
    preview: 'Nothing will be charged.',
    heading: 'Your free package ends soon',
    paragraphs: [
      `Hi ${about.firstName},`,
      `${packageFor(about)} ends on ${dayInWords(endsOn)}. Nothing will be charged. To keep it, choose a package before that day.`,
    ],
    button: { label: 'See the packages', url: `${about.site}/packages` },
  }),
})

export const cardExpiresMail = (
  about: Pick<About, 'to' | 'firstName' | 'site'>,
  { card }: { card: string },
): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your card ${card} expires soon`,
    preview: 'Add a new card, so your package goes on.',
    heading: 'Your card expires this month',
    paragraphs: [
      `Hi ${about.firstName},`,
      `The card ${card} that pays for your package expires at the end of this month. Please add a new one before the next charge. If you don’t, the charge will fail, and we will email you before anything ends.`,
    ],
    button: { label: 'Add a card', url: `${about.site}/my-account/payment` },
  }),
})

interface Refunded {
  readonly cents: number
  readonly invoiceNumber: string
  readonly invoiceUrl: string
  /** If the package ends because everything was refunded. */
  readonly endsOn: Day | null
  /** The athlete has a package. If it ended before the refund, nothing goes on. */
  readonly isRunning: boolean
}

const afterRefund = ({ endsOn, isRunning }: Refunded): string[] => {
  if (endsOn)
    return [
      `The package ends on ${dayInWords(endsOn)}, and nothing more is charged. Everything you saved is still there.`,
    ]
  return isRunning
    ? ['Your package goes on as before. You can change or cancel it on your Payment page.']
    : []
}

export const refundMail = (about: About, refunded: Refunded): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your refund of ${formatUsd(refunded.cents)}`,
    preview: 'It takes a few days to show on your statement.',
    heading: 'Your refund is on its way',
    paragraphs: [
      `Hi ${about.firstName},`,
      `We refunded ${formatUsd(refunded.cents)} of invoice ${refunded.invoiceNumber} for ${packageFor(about)}. Your bank may take a few days to show it.`,
      ...afterRefund(refunded),
    ],
    button: { label: 'See the invoice', url: `${about.site}${refunded.invoiceUrl}` },
  }),
})

import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { formatUsd } from '../../../platform/money.ts'
import type { Day } from '../billing-day.ts'
import { type About, manage, packageFor } from './billing-mails.ts'
import { dayInWords } from './day-in-words.ts'

/** The bank said yes, and took it back days later. */
export const takenBackMail = (
  about: About,
  { total, nextTry }: { total: number; nextTry: Day | null },
): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your bank returned the payment for ${about.packageName}`,
    preview: nextTry
      ? `We will try again on ${dayInWords(nextTry)}. Nothing is lost.`
      : 'There is nothing to do right now.',
    heading: 'Your bank returned the payment',
    paragraphs: [
      `Hi ${about.firstName},`,
      `Your bank first approved ${formatUsd(total)} for ${packageFor(about)}, and then did not pay it. You were not charged.`,
      nextTry
        ? `Everything still works. We will try again on ${dayInWords(nextTry)}. If you add another card, we try it right away.`
        : 'We will not try this payment again. If you have questions, just reply to this email.',
    ],
    button: manage(about, 'Use another card'),
  }),
})

/** The payment was called off before it settled. */
export const calledOffMail = (
  about: About,
  { total, isEnded }: { total: number; isEnded: boolean },
): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your payment of ${formatUsd(total)} was called off`,
    preview: 'You were not charged.',
    heading: 'Your payment was called off',
    paragraphs: [
      `Hi ${about.firstName},`,
      `We called off the payment of ${formatUsd(total)} for ${packageFor(about)}. You were not charged. If your bank shows it as pending, it will go away in a few days.`,
      isEnded
        ? 'The package ended today. The profile stays online, and everything you saved is still there. You can come back anytime.'
        : 'Nothing else changes.',
    ],
    button: { label: 'See the packages', url: `${about.site}/packages` },
  }),
})

/** We took the money, and could not start what it was for. */
export const givenBackMail = (about: About, { total }: { total: number }): Mail => ({
  to: about.to,
  ...letter({
    subject: `We gave back your payment of ${formatUsd(total)}`,
    preview: 'Something went wrong on our side. You get all of it back.',
    heading: 'We gave your payment back',
    paragraphs: [
      `Hi ${about.firstName},`,
      `You paid ${formatUsd(total)} for ${packageFor(about)}, but something went wrong on our side and it never started. We are sorry.`,
      'We gave back the full amount. Your bank may take a few days to show it. You can choose a package again anytime.',
    ],
    button: { label: 'See the packages', url: `${about.site}/packages` },
  }),
})

/** The card's owner asked the bank for the money back. */
export const disputeOpenedMail = (about: About, { total }: { total: number }): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your bank is looking into a payment of ${formatUsd(total)}`,
    preview: 'Nothing more is charged in the meantime.',
    heading: 'Your bank is looking into a payment',
    paragraphs: [
      `Hi ${about.firstName},`,
      `Somebody told your bank that the payment of ${formatUsd(total)} for ${packageFor(about)} was not right. The bank holds the money until it decides.`,
      'Everything that is paid for still works. We have canceled the package, so nothing more is charged. You can undo that on your Payment page.',
      'If it was a mistake, please tell your bank. If something is wrong, reply to this email and we will sort it out.',
    ],
    button: manage(about),
  }),
})

export const disputeWonMail = (about: About, { total }: { total: number }): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your bank confirmed the payment of ${formatUsd(total)}`,
    preview: 'The package runs as before.',
    heading: 'Your bank confirmed the payment',
    paragraphs: [
      `Hi ${about.firstName},`,
      `Your bank looked into the payment of ${formatUsd(total)} for ${packageFor(about)} and confirmed it.`,
      'The package stays canceled, so nothing more is charged. To keep it, undo the cancellation on your Payment page before it ends.',
    ],
    button: manage(about),
  }),
})

export const disputeLostMail = (about: About, { total }: { total: number }): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your bank gave back ${formatUsd(total)}`,
    preview: 'Nothing more is charged.',
    heading: 'Your bank gave the money back',
    paragraphs: [
      `Hi ${about.firstName},`,
      `Your bank decided that the payment of ${formatUsd(total)} for ${packageFor(about)} goes back to the card. What it paid for ended today, and nothing more is charged.`,
      'The profile stays online. Favorites, notes, and conversations are still there to read. You can come back anytime.',
    ],
    button: { label: 'See the packages', url: `${about.site}/packages` },
  }),
})

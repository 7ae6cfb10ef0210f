import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { formatUsd } from '../../../platform/money.ts'
import type { Day } from '../billing-day.ts'
import { type About, manage, packageFor } from './billing-mails.ts'
import { dayInWords } from './day-in-words.ts'

const seePackages = ({ site }: About) => ({ label: 'See the packages', url: `${site}/packages` })

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
        ? `Everything still works. We will try again on ${dayInWords(nextTry)}. If you add another card, we will try it right away.`
        : 'We will not try this payment again. If you have questions, just reply to this email.',
    ],
    button: nextTry ? manage(about, 'Use another card') : manage(about),
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
    button: isEnded ? seePackages(about) : manage(about),
  }),
})

/** We took the money, and could not start what it was for. */
export const givenBackMail = (about: About, { total }: { total: number }): Mail => ({
  to: about.to,
  ...letter({
    subject: `We refunded your payment of ${formatUsd(total)}`,
    preview: 'Something went wrong on our side. You get all of it back.',
    heading: 'We refunded your payment',
    paragraphs: [
      `Hi ${about.firstName},`,
      `You paid ${formatUsd(total)} for ${packageFor(about)}, but something went wrong on our side and it never started. We are sorry.`,
      'We refunded the full amount. Your bank may take a few days to show it. You can choose a package again anytime.',
    ],
    button: seePackages(about),
  }),
})

/** Where the package is after the bank spoke. `over`: it had ended before. */
export type AfterDispute = 'running' | 'canceled' | 'ended' | 'over'

interface Disputed {
  readonly total: number
  readonly after: AfterDispute
}

const isRunningAfter = (after: AfterDispute): boolean => after === 'running' || after === 'canceled'

const whileBankLooks: Record<AfterDispute, string> = {
  running: 'Your package goes on in the meantime.',
  canceled:
    'Everything you paid for still works. The package is canceled, so nothing more is charged. You can undo that on your Payment page.',
  ended: 'The package ended today, and nothing more is charged.',
  over: 'The package had ended before, so nothing more is charged.',
}

/** The card's owner asked the bank for the money back. */
export const disputeOpenedMail = (about: About, { total, after }: Disputed): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your bank is looking into a payment of ${formatUsd(total)}`,
    preview: 'The bank holds the money until it decides.',
    heading: 'Your bank is looking into a payment',
    paragraphs: [
      `Hi ${about.firstName},`,
      `Someone told your bank that the payment of ${formatUsd(total)} for ${packageFor(about)} wasn’t right. The bank holds the money until it decides.`,
      whileBankLooks[after],
      'If it was a mistake, please tell your bank. If something is wrong with the charge, reply to this email and we will sort it out.',
    ],
    button: manage(about),
  }),
})

const afterConfirmed: Record<AfterDispute, string> = {
  running: 'Your package goes on. You can change or cancel it on your Payment page.',
  canceled:
    'The package is canceled, so nothing more is charged. To keep it, undo the cancellation on your Payment page before it ends.',
  ended: 'The package has ended. You can come back anytime.',
  over: 'The package has ended. You can come back anytime.',
}

export const disputeWonMail = (about: About, { total, after }: Disputed): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your bank confirmed the payment of ${formatUsd(total)}`,
    preview: 'The bank has decided. You don’t have to do anything.',
    heading: 'Your bank confirmed the payment',
    paragraphs: [
      `Hi ${about.firstName},`,
      `Your bank looked into the payment of ${formatUsd(total)} for ${packageFor(about)} and confirmed it.`,
      afterConfirmed[after],
    ],
    button: isRunningAfter(after) ? manage(about) : seePackages(about),
  }),
})

const afterReturned: Record<AfterDispute, string> = {
  running: 'Your package goes on. You can change or cancel it on your Payment page.',
  canceled:
    'What you paid for since then still works. The package is canceled, so nothing more is charged. You can undo that on your Payment page.',
  ended:
    'The package ended today, and nothing more is charged. The profile stays online, and everything you saved is still there to read. You can come back anytime.',
  over: 'The package had ended before. The profile stays online, and everything you saved is still there to read. You can come back anytime.',
}

export const disputeLostMail = (about: About, { total, after }: Disputed): Mail => ({
  to: about.to,
  ...letter({
    subject: `Your bank returned ${formatUsd(total)}`,
    preview: 'The money goes back to the card that paid.',
    heading: 'Your bank returned the payment',
    paragraphs: [
      `Hi ${about.firstName},`,
      `Your bank decided that the payment of ${formatUsd(total)} for ${packageFor(about)} goes back to the card.`,
      afterReturned[after],
      'If that was a mistake, reply to this email and we will sort it out.',
    ],
    button: isRunningAfter(after) ? manage(about) : seePackages(about),
  }),
})

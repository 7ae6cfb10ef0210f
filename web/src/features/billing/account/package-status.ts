import type { ActivePackage } from '@fieldhouse/contract/billing.account'
import type { TagTone } from '../../../ui/data/tag.tsx'
import { billingDate, cycleWords } from '../payment-words.ts'

interface PackageStatus {
  /** A word or two for the tag. */
  label: string
  tone: TagTone
  /** What is next, in one sentence. */
  headline: string
  detail: string | null
}

const stays = 'The profile stays online. You can still read everything you saved and answer coaches.'

const upcomingCharge = ({ next_charge, ends_on }: ActivePackage): string => {
  if (!next_charge) return `The next period starts on ${billingDate(ends_on)}.`
  const day = billingDate(next_charge.on)
  return next_charge.total === 0
    ? `The next period starts on ${day}. Nothing is due.`
    : `Next charge: ${next_charge.formatted_total} on ${day}.`
}

const firstCharge = ({ next_charge, reminder_on }: ActivePackage): string | null => {
  if (!next_charge || next_charge.total === 0) return null
  const charge = `The first charge is ${next_charge.formatted_total} on ${billingDate(next_charge.on)}.`
  return reminder_on ? `${charge} We’ll remind you on ${billingDate(reminder_on)}.` : charge
}

const failedWords = ({ next_charge, next_try_on, is_tried_now }: ActivePackage): string => {
  const amount = next_charge ? ` of ${next_charge.formatted_total}` : ''
  if (is_tried_now) return `We’re trying the payment${amount} again now.`
  const later = next_try_on ? ` We’ll try again on ${billingDate(next_try_on)}.` : ''
  return `The last payment${amount} failed.${later}`
}

/** Who can do something about a failed charge. */
const whatHelps = ({ payer }: ActivePackage): string => {
  const works = 'Everything still works.'
  if (payer?.is_you) return `${works} Add another card, and we’ll try it right away.`
  return payer ? `${works} ${payer.name} pays and can add another card.` : works
}

/** Undoing puts the charges back on the payer's card, so only the payer can. */
const canGoOn = ({ can_manage, payer }: ActivePackage): boolean => can_manage && payer?.is_you !== false

/** PAY-06: where a package is in its life, in plain words. */
export const packageStatus = (bought: ActivePackage): PackageStatus => {
  const until = billingDate(bought.ends_on)
  if (bought.status === 'ended')
    return { label: 'Ended', tone: 'neutral', headline: `Ended on ${until}.`, detail: stays }
  if (bought.is_canceled)
    return {
      label: 'Canceled',
      tone: 'warning',
      headline: `Canceled. It runs until ${until}.`,
      detail: canGoOn(bought)
        ? 'Nothing more will be charged. You can undo this until then.'
        : 'Nothing more will be charged.',
    }
  switch (bought.status) {
    case 'free':
      return {
        label: 'First month free',
        tone: 'positive',
        headline: `The first month is free until ${until}.`,
        detail: firstCharge(bought),
      }
    case 'granted':
      return {
        label: 'Free',
        tone: 'positive',
        headline: `Free until ${until}.`,
        detail: 'It ends by itself. Nothing will be charged.',
      }
    case 'past-due':
      return {
        label: bought.is_tried_now ? 'Trying again' : 'Payment failed',
        tone: bought.is_tried_now ? 'warning' : 'danger',
        headline: failedWords(bought),
        detail: bought.is_tried_now
          ? 'This takes about a minute. The result shows up here.'
          : whatHelps(bought),
      }
    case 'active':
      return { label: 'Active', tone: 'positive', headline: upcomingCharge(bought), detail: null }
  }
}

/** As in "Changes to Starter Showcase (monthly) on Dec 15, 2026." */
export const changeWords = ({ name, billing_cycle, on }: NonNullable<ActivePackage['change']>): string =>
  `Changes to ${name} (${cycleWords[billing_cycle].toLowerCase()}) on ${billingDate(on)}.`

/** What canceling means, before anyone confirms it. Unpaid time can't run on. */
export const cancelWords = (bought: ActivePackage): string => {
  if (bought.status === 'past-due')
    return `The current period isn’t paid, so the package ends today. Nothing will be charged. ${stays}`
  const undo = canGoOn(bought) ? ', and you can undo this until then' : ''
  return `${bought.athlete_name} keeps the package until ${billingDate(bought.ends_on)}. Nothing more will be charged${undo}.`
}

const isCharged = ({ status, is_canceled }: ActivePackage): boolean =>
  status !== 'ended' && status !== 'granted' && !is_canceled

/** The payer's name, for a person who can't cancel the package themselves. */
export const askToCancel = (bought: ActivePackage): string | null =>
  isCharged(bought) && !bought.can_manage ? (bought.payer?.name ?? null) : null

interface PackageOptions {
  canAddCard: boolean
  canChange: boolean
  canCancel: boolean
  canUndo: boolean
  /** Take back a change that has not happened yet. */
  canKeep: boolean
  canChoose: boolean
}

/** Which buttons a package has. The server decides again. */
export const packageOptions = (bought: ActivePackage): PackageOptions => {
  const { status, is_canceled, can_manage, payer, change } = bought
  return {
    canAddCard: status === 'past-due' && payer?.is_you === true,
    canChange: isCharged(bought) && status !== 'past-due',
    canCancel: isCharged(bought) && can_manage,
    canUndo: status !== 'ended' && is_canceled && canGoOn(bought),
    canKeep: change !== null && isCharged(bought) && canGoOn(bought),
    canChoose: status === 'ended',
  }
}

/** Above the packages. It is true only where somebody can change or cancel one: not for a free or an ended package. */
export const packagesNote = (packages: readonly ActivePackage[]): string | undefined =>
  packages.some((bought) => packageOptions(bought).canCancel)
    ? 'You can change or cancel anytime. What is paid for always runs to its end.'
    : undefined

/** Only the payer sees the cards. A person whose family's package someone else pays for has none to see. */
export const otherPayer = (packages: readonly ActivePackage[]): string | null => {
  const running = packages.filter(({ status }) => status !== 'ended')
  if (running.some(({ payer }) => payer?.is_you)) return null
  return running.find(({ payer }) => payer)?.payer?.name ?? null
}

/** Whether a failed charge is being tried again. */
export const isTriedNow = (packages: readonly ActivePackage[]): boolean =>
  packages.some(({ is_tried_now }) => is_tried_now)

/** How a try that was going on has turned out, or null while it is still going on. */
export const triedWords = (before: ActivePackage, now: ActivePackage): string | null => {
  if (!before.is_tried_now || now.is_tried_now) return null
  if (now.status === 'active')
    return `The payment${before.next_charge ? ` of ${before.next_charge.formatted_total}` : ''} went through. Thank you.`
  return packageStatus(now).headline
}

import type { ActivePackage, StopReason } from '@fieldhouse/contract/billing.account'

type Stopped = NonNullable<ActivePackage['stopped']>

interface StopWords {
  /** What happened, and who decided it. */
  why: string
  /** What to do about it. Null if there is nothing to do. */
  next: string | null
}

const hasPackageEnded = ({ status }: ActivePackage): boolean => status === 'ended'

const whileBankLooks = (bought: ActivePackage): string | null => {
  const { payer } = bought
  if (!payer) return null
  if (!payer.is_you)
    return `${payer.name} pays for the package and can settle this with the bank, or with us.`
  const undo = hasPackageEnded(bought) ? '' : ', and undo the cancellation here'
  return `If that was a mistake, tell your bank${undo}. If something is wrong with the charge, write to us and we’ll sort it out.`
}

const afterBankConfirmed = (bought: ActivePackage): string | null => {
  const { payer } = bought
  if (hasPackageEnded(bought) || !payer) return null
  return payer.is_you
    ? 'To keep the package, undo the cancellation before it ends.'
    : `To keep the package, ${payer.name} can undo the cancellation before it ends.`
}

const wordsByReason: Record<StopReason, (bought: ActivePackage, amount: string) => StopWords> = {
  'dispute-open': (bought, amount) => ({
    why: `We canceled it because someone told the bank that the payment${amount} wasn’t right. The bank holds the money until it decides.`,
    next: whileBankLooks(bought),
  }),
  'dispute-won': (bought, amount) => ({
    why: `We canceled it when someone questioned the payment${amount}. The bank looked into it and confirmed the payment.`,
    next: afterBankConfirmed(bought),
  }),
  'dispute-lost': (bought, amount) => ({
    why: `The bank returned the payment${amount} to the card, so we ${hasPackageEnded(bought) ? 'ended' : 'canceled'} the package.`,
    next: 'If that was a mistake, write to us and we’ll sort it out.',
  }),
  refunded: (bought) =>
    hasPackageEnded(bought)
      ? { why: 'It ended because we refunded the payment for the last period.', next: null }
      : { why: 'We canceled it because we refunded the payment for this period.', next: null },
  'called-off': () => ({
    why: 'It ended because the last payment was called off. Nothing was charged for it.',
    next: null,
  }),
  'not-paid': () => ({ why: 'It ended because the last payment didn’t go through.', next: null }),
  'account-deleted': () => ({
    why: 'It was canceled when an account in the family was deleted.',
    next: null,
  }),
}

/** PAY-06: why a package stopped although nobody in the family chose that. Null if they did. */
export const stopWords = (bought: ActivePackage): StopWords | null => {
  if (!bought.stopped) return null
  const { reason, formatted_total }: Stopped = bought.stopped
  return wordsByReason[reason](bought, formatted_total ? ` of ${formatted_total}` : '')
}

/** Whether writing to us helps. */
export const isAboutDispute = ({ stopped }: ActivePackage): boolean =>
  stopped?.reason === 'dispute-open' || stopped?.reason === 'dispute-lost'

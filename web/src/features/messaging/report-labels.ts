import type { ReportReason } from '@fieldhouse/contract/messaging'

export const reasonWords: Record<ReportReason, string> = {
  unwanted: 'I did not want it',
  harassment: 'Insults, threats or harassment',
  money: 'Asks for money, or offers it',
  'contact-outside': 'Wants to talk elsewhere, or to meet alone',
  other: 'Something else',
}

import type { ReportReason } from '@fieldhouse/contract/messaging'

/** Why a message was reported, in the team's words. */
export const reasonWords: Record<ReportReason, string> = {
  unwanted: 'unwanted messages',
  harassment: 'harassment',
  money: 'it is about money',
  'contact-outside': 'it asks for contact elsewhere',
  other: 'another reason',
}

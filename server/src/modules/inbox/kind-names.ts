import type { InboxKind } from '@fieldhouse/contract/inbox'

export const kindNames: Record<InboxKind, string> = {
  contact: 'Contact message',
  feedback: 'Feedback',
  report: 'Reported message',
  transcript: 'Reported transcript request',
  deletion: 'Deleted account',
}

import type { InboxAction, InboxKind, InboxSort, InboxState, InboxView } from '@fieldhouse/contract/inbox'
import type { TagTone } from '../../ui/data/tag.tsx'

export const inboxKindNames: Record<InboxKind, string> = {
  contact: 'Contact',
  feedback: 'Feedback',
  report: 'Reported message',
  transcript: 'Transcript request',
  deletion: 'Deleted account',
}

export const inboxKindChips: Record<InboxKind, string> = {
  contact: 'Contact',
  feedback: 'Feedback',
  report: 'Reported messages',
  transcript: 'Transcript requests',
  deletion: 'Deleted accounts',
}

export const inboxViewNames: Record<InboxView, string> = {
  open: 'Open',
  new: 'Unassigned',
  mine: 'Mine',
  answered: 'Answered',
  closed: 'Closed',
}

export const inboxSortNames: Record<InboxSort, string> = {
  oldest: 'Longest wait first',
  newest: 'Newest first',
}

export const inboxStates: Record<InboxState, { name: string; tone: TagTone }> = {
  new: { name: 'New', tone: 'warning' },
  assigned: { name: 'Assigned', tone: 'accent' },
  answered: { name: 'Answered', tone: 'positive' },
  closed: { name: 'Closed', tone: 'neutral' },
}

export const emptyInboxWords: Record<InboxView, { title: string; hint: string }> = {
  open: { title: 'Nothing is waiting', hint: 'New messages, reports, and deletions show up here.' },
  new: { title: 'Everything is assigned', hint: 'What nobody takes care of yet shows up here.' },
  mine: { title: 'Nothing is assigned to you', hint: 'Take an open item, and it shows up here.' },
  answered: { title: 'Nothing waits for a reply', hint: 'What you answer stays here until it is closed.' },
  closed: { title: 'Nothing is closed yet', hint: 'What is done moves here.' },
}

interface Done {
  by: string | null
  action: InboxAction
  assignee: string | null
}

/** As it follows a name: Helen Park assigned it to Ada Reyes. */
export const inboxDeed = ({ by, action, assignee }: Done): string => {
  switch (action) {
    case 'assigned':
      if (assignee && assignee === by) return 'took it'
      return assignee ? `assigned it to ${assignee}` : 'made it unassigned'
    case 'answered':
      return 'answered by email'
    case 'closed':
      return 'closed it'
    case 'reopened':
      return 'reopened it'
    case 'restored':
      return 'closed it, because the account was restored'
    case 'erased':
      return 'closed it, because the account was erased'
  }
}

import type { ReviewFilter } from '@fieldhouse/contract/colleges.verification'
import { verifiedBy } from '@fieldhouse/contract/colleges.verified'
import type { ReviewAction } from './review-actions.ts'

export const reviewTabs: Record<ReviewFilter, string> = {
  pending: 'Pending',
  paused: 'Second review',
  verified: 'Verified',
  refused: 'Refused',
}

export const emptyReviewWords: Record<ReviewFilter, { title: string; hint: string }> = {
  pending: {
    title: 'No one is waiting',
    hint: 'Coaches whose email does not prove their college show up here.',
  },
  paused: {
    title: 'No second reviews',
    hint: 'Coaches come back here after a year, when their email bounces, or when an admin asks.',
  },
  verified: { title: 'No verified coaches yet', hint: 'Coaches show up here as soon as they are verified.' },
  refused: { title: 'No one was refused', hint: 'Coaches you refuse show up here with your reason.' },
}

export const actionNames: Record<ReviewAction, string> = {
  approve: 'Approve',
  refuse: 'Refuse',
  pause: 'Ask for a second review',
}

interface Approved {
  team: { name: string } | null
}

/** What an approved coach can do. The admin reads it before approving. */
export const gainsOf = ({ team }: Approved): readonly string[] =>
  team
    ? [`see how to reach the athletes of ${team.name}, and no one else’s`, 'message these athletes first']
    : [
        'see athletes’ email addresses and phone numbers',
        'message athletes first, and ask for transcripts',
        'use the recruiting center',
      ]

export const familiesSee = ({ team }: Approved): string =>
  `Families see “Verified coach” and “${team ? verifiedBy.team : verifiedBy.admin}”.`

/** Shown when it is done. */
export const doneWords: Record<ReviewAction, (name: string) => string> = {
  approve: (name) => `${name} is verified`,
  refuse: (name) => `${name} was refused, with your reason`,
  pause: (name) => `${name} is paused until a second review`,
}

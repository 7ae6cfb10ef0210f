import type { CenterRole } from '../center.ts'
import { guideCounts } from '../unread.ts'

export interface GuideStep {
  /** The target on the page. */
  target: string
  title: string
  text: string
  /** The log opens for it. */
  isOfLog?: boolean
}

const common: readonly GuideStep[] = [
  {
    target: '[data-guide="log"]',
    title: 'Know what is new',
    text: `The number counts messages and views you have not seen. ${guideCounts.total} is only an example. The activity log keeps every call, email, text, view and message.`,
  },
  {
    target: '[data-guide="tabs"]',
    title: 'Everything in one place',
    text: 'Choose a kind, or see all by day. Add a call, an email or a text with “Add Event”, so nothing gets lost.',
    isOfLog: true,
  },
]

/** RCC-07: three or four tips about the page, each beside its target. */
export const guideSteps = (role: CenterRole): readonly GuideStep[] =>
  role === 'coach'
    ? [
        {
          target: '[data-guide="filters"]',
          title: 'Find your athletes',
          text: 'Search by name, or narrow the list by class, position, state and height. We save your filters.',
        },
        {
          target: '[data-guide="rows"] > :first-child',
          title: 'Write, or keep for later',
          text: 'Open the page of an athlete, write a message, or press the heart to find them again.',
        },
        ...common,
      ]
    : [
        {
          target: '[data-guide="filters"]',
          title: 'Find your colleges',
          text: 'Search by college or coach, or narrow the list by division, distance, cost and more. We save your filters.',
        },
        {
          target: '[data-guide="rows"] > :first-child',
          title: 'Meet the coaches',
          text: 'Open a college to see its coaches. Write to those with an account, call or email the others, and press the heart to keep it.',
        },
        ...common,
      ]

import type { InboxState } from '@fieldhouse/contract/inbox'

/** What people sent to the team of the demo world, and what became of it. */

type Staff = 'admin' | 'superadmin'

export interface InboxDeed {
  readonly back: number
  readonly time: string
  readonly by: Staff
  readonly action: 'assigned' | 'answered' | 'closed'
  /** The answer, or the note. */
  readonly text?: string
}

interface InboxLine {
  readonly back: number
  readonly time: string
  readonly state: InboxState
  readonly assignee?: Staff
  readonly deeds?: readonly InboxDeed[]
}

export interface ContactLine extends InboxLine {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

export const contactLines: readonly ContactLine[] = [
  {
    back: 0,
    time: '16:40',
    state: 'new',
    name: 'Tomás Rivera',
    email: 'tomas.rivera@mail.example.org',
    phone: '(503) 555-0142',
    message:
      'My daughter is a sophomore and plays soccer and basketball. Can one page show both sports, or do we need two?\n\nWe would start with the smaller package and move up in spring if that is possible.',
  },
  {
    back: 1,
    time: '08:05',
    state: 'new',
    name: 'Rank Boosters',
    email: 'deals@rankboosters.example.org',
    phone: '(800) 555-0100',
    message: 'FIRST PAGE ON EVERY SEARCH ENGINE! 500 links for $99. Reply YES to start today.',
  },
  {
    back: 2,
    time: '11:20',
    state: 'assigned',
    assignee: 'admin',
    name: 'Ellen Marsh',
    email: 'emarsh@coaches.example.org',
    phone: '(541) 555-0177',
    message:
      'I run the Cascade Summer Showcase with 48 teams. Could our players get a link to sign up with, and can I see afterwards who used it?',
    deeds: [{ back: 1, time: '09:15', by: 'admin', action: 'assigned' }],
  },
  {
    back: 4,
    time: '19:32',
    state: 'answered',
    assignee: 'admin',
    name: 'Joyce Adeyemi',
    email: 'joyce.adeyemi@mail.example.org',
    phone: '(971) 555-0119',
    message: 'I need my invoices of this year as PDF for our tax return. Where do I find them?',
    deeds: [
      {
        back: 3,
        time: '09:04',
        by: 'admin',
        action: 'answered',
        text: 'Hello Joyce,\n\nsign in and open Payment. Every invoice has a button that downloads it as PDF. If one is missing, reply to this email and I will send it.',
      },
    ],
  },
  {
    back: 9,
    time: '14:10',
    state: 'closed',
    assignee: 'superadmin',
    name: 'Nate Colby',
    email: 'ncolby@press.example.org',
    phone: '(503) 555-0188',
    message: 'I write about high school sports for the Bend Courier. Who can I talk to about your Top 100?',
    deeds: [
      {
        back: 8,
        time: '10:30',
        by: 'superadmin',
        action: 'answered',
        text: 'Hello Nate, I am happy to help. Does Thursday at 2 p.m. work for a call?',
      },
      { back: 5, time: '15:02', by: 'superadmin', action: 'closed', text: 'We talked on Thursday.' },
    ],
  },
]

export interface FeedbackLine extends InboxLine {
  /** Someone who was signed in. */
  readonly from?: 'parent' | 'coach'
  readonly email?: string
  readonly page: string
  readonly request: string
  readonly message: string
}

export const feedbackLines: readonly FeedbackLine[] = [
  {
    back: 0,
    time: '13:27',
    state: 'new',
    page: '/search-results',
    request: 'req-demo-71c2',
    message: 'I pressed the filter for class of 2028 three times and got the error page each time.',
  },
  {
    back: 3,
    time: '17:48',
    state: 'assigned',
    assignee: 'superadmin',
    from: 'coach',
    page: '/recruiting-center',
    request: 'req-demo-90af',
    message: 'The list was empty for a minute this afternoon. It is back now, but please check.',
    deeds: [{ back: 2, time: '08:50', by: 'superadmin', action: 'assigned' }],
  },
  {
    back: 12,
    time: '20:15',
    state: 'closed',
    assignee: 'admin',
    from: 'parent',
    page: '/amara-whitlock',
    request: 'req-demo-33be',
    message: 'The photo did not upload from my phone. It worked on the laptop.',
    deeds: [
      {
        back: 11,
        time: '09:20',
        by: 'admin',
        action: 'answered',
        text: 'Thank you, Renee. Photos from newer phones were too large for us. That is fixed, please try again.',
      },
      { back: 10, time: '16:00', by: 'admin', action: 'closed' },
    ],
  },
]

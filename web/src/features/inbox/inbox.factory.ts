import type { InboxItem, InboxRow } from '@fieldhouse/contract/inbox'
import { listPage } from '../../lib/network.factory.ts'

export const inboxIdOf = (number: number) => `01890a5d-ac96-774b-bcce-b302099a${number}`

export const ada = { id: inboxIdOf(9001), name: 'Ada Reyes' }
export const bo = { id: inboxIdOf(9002), name: 'Bo Lindgren' }

export const inboxRowOf = (facts: Partial<InboxRow> = {}): InboxRow => ({
  id: inboxIdOf(1001),
  kind: 'contact',
  state: 'new',
  version: 0,
  from: 'Dana Ortiz',
  subject: 'Wrote with the contact form',
  excerpt: 'How do I cancel?',
  assignee: null,
  created_at: '2026-11-14T12:00:00Z',
  ...facts,
})

export const inboxItemOf = (facts: Partial<InboxItem> = {}): InboxItem => {
  const { excerpt: _, ...row } = inboxRowOf()
  return {
    ...row,
    text: 'How do I cancel?',
    facts: [{ label: 'Phone', value: '(541) 555-0101' }],
    person: null,
    answer_to: ['dana@home.test'],
    answer_hint: null,
    history: [],
    staff: [ada, bo],
    ...facts,
  }
}

export const inboxAnswer = (rows: readonly InboxRow[]) => ({
  ...listPage(rows),
  counts: {
    views: { open: rows.length, new: 1, mine: 0, answered: 4, closed: 12 },
    kinds: { contact: rows.length, feedback: 0, report: 0, transcript: 0, deletion: 0 },
  },
  staff: [ada, bo],
})

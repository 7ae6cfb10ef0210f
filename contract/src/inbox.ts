import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalText, paragraph, rowId } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

/** The staff inbox: everything people send to the team, who takes care of it, and what became of it. */

export const inboxKinds = ['contact', 'feedback', 'report', 'transcript', 'deletion'] as const
export type InboxKind = (typeof inboxKinds)[number]

export const inboxStates = ['new', 'assigned', 'answered', 'closed'] as const
export type InboxState = (typeof inboxStates)[number]

/** What an admin can look at. Open is new and assigned: it waits for the team. */
export const inboxViews = ['open', 'new', 'mine', 'answered', 'closed'] as const
export type InboxView = (typeof inboxViews)[number]

export const inboxSorts = ['oldest', 'newest'] as const
export type InboxSort = (typeof inboxSorts)[number]

const person = z.object({ id: z.string(), name: z.string() })

const inboxRow = z.object({
  id: z.string(),
  kind: z.enum(inboxKinds),
  state: z.enum(inboxStates),
  /** Send it with a change. If somebody else changed the item, the change is refused. */
  version: z.number(),
  /** Who it is from, as in: Dana Ortiz. */
  from: z.string(),
  /** What it is about, in one line. */
  subject: z.string(),
  /** The beginning of what was written. */
  excerpt: z.string(),
  assignee: person.nullable(),
  created_at: z.string(),
})
export type InboxRow = z.output<typeof inboxRow>

export const getInbox = endpoint({
  method: 'GET',
  path: '/panel/admin/inbox',
  guard: 'admin',
  rate: 'read',
  summary: 'What people sent to the team, with the counts by state and by kind',
  query: z.object({
    view: z.enum(inboxViews).default('open'),
    kind: z.enum(inboxKinds).optional(),
    q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
    sort: z.enum(inboxSorts).default('oldest'),
    page: wholeFrom(1).default(1),
  }),
  output: listOf(inboxRow).extend({
    counts: z.object({
      /** In the chosen kind. */
      views: z.record(z.enum(inboxViews), z.number()),
      /** In the chosen view. */
      kinds: z.record(z.enum(inboxKinds), z.number()),
    }),
    /** The admins an item can be assigned to. */
    staff: z.array(person),
  }),
})

export const getInboxCount = endpoint({
  method: 'GET',
  path: '/panel/admin/inbox/count',
  guard: 'admin',
  rate: 'read',
  summary: 'How many items wait for the team',
  output: z.object({ data: z.object({ open: z.number() }) }),
})

const inboxActions = ['assigned', 'answered', 'closed', 'reopened', 'restored', 'erased'] as const
export type InboxAction = (typeof inboxActions)[number]

const inboxEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Null if no person did it. */
  by: z.string().nullable(),
  action: z.enum(inboxActions),
  /** Who it was assigned to. Null if it was taken from everyone. */
  assignee: z.string().nullable(),
  /** The answer, or the note. */
  text: z.string().nullable(),
  to: z.array(z.string()),
})
export type InboxEntry = z.output<typeof inboxEntry>

const inboxItem = inboxRow.omit({ excerpt: true }).extend({
  /** What was written. Null if nothing was, or if it was erased. */
  text: z.string().nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The account it is about, if there is one. */
  person: person.nullable(),
  /** Where an answer goes. Empty if there is no address. */
  answer_to: z.array(z.string()),
  /** Why it goes there, or why it can't. */
  answer_hint: z.string().nullable(),
  history: z.array(inboxEntry),
  staff: z.array(person),
})
export type InboxItem = z.output<typeof inboxItem>

const params = z.object({ id: rowId() })
const changed = z.object({ data: inboxItem })
const version = z.coerce.number<number>({ error: 'Must be the version of the item' }).int()

export const getInboxItem = endpoint({
  method: 'GET',
  path: '/panel/admin/inbox/{id}',
  guard: 'admin',
  rate: 'read',
  summary: 'One item of the inbox, with its history',
  params,
  output: changed,
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

export const assignInboxItem = endpoint({
  method: 'POST',
  path: '/panel/admin/inbox/{id}/assign',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Assign an item to an admin, or to nobody',
  params,
  body: z.object({ assignee_id: rowId('Choose an admin').nullable(), version }),
  output: changed,
  errors: ['not_found', 'inbox_changed', 'inbox_closed'],
  quiet: ['missing', 'refusal'],
})

export const answerInboxItem = endpoint({
  method: 'POST',
  path: '/panel/admin/inbox/{id}/answer',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Answer by email',
  params,
  body: z.object({
    text: paragraph({ max: 5000, fault: 'Please write an answer' }),
    /** Close the item together with the answer. */
    is_final: z.boolean().default(false),
    version,
  }),
  output: changed,
  errors: ['not_found', 'inbox_changed', 'inbox_closed', 'inbox_no_address'],
  quiet: ['missing', 'refusal'],
})

const note = optionalText(paragraph({ min: 0, max: 1000, fault: 'Must be text' }))

export const closeInboxItem = endpoint({
  method: 'POST',
  path: '/panel/admin/inbox/{id}/close',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Close an item',
  params,
  body: z.object({ note, version }),
  output: changed,
  errors: ['not_found', 'inbox_changed', 'inbox_closed'],
  quiet: ['missing', 'refusal'],
})

export const reopenInboxItem = endpoint({
  method: 'POST',
  path: '/panel/admin/inbox/{id}/reopen',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Reopen a closed item',
  params,
  body: z.object({ version }),
  output: changed,
  errors: ['not_found', 'inbox_changed'],
  quiet: ['missing', 'refusal'],
})

/** A page of the list. */
const mostInboxChanges = 15

export const changeInboxItems = endpoint({
  method: 'POST',
  path: '/panel/admin/inbox/bulk',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Close or assign several items. Those that somebody else just changed are left alone',
  body: z.object({
    action: z.enum(['close', 'assign'], { error: 'Choose an action' }),
    assignee_id: rowId('Choose an admin').nullable().default(null),
    items: z
      .array(z.object({ id: rowId(), version }), { error: 'Choose at least one item' })
      .min(1, { error: 'Choose at least one item' })
      .max(mostInboxChanges, { error: `At most ${mostInboxChanges} items at once` }),
  }),
  output: z.object({ data: z.object({ changed: z.number(), skipped: z.number() }) }),
  quiet: ['missing', 'refusal'],
})

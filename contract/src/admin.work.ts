import * as z from 'zod'
import { auditFilter } from './admin.audit.ts'
import { userFilters, userSorts } from './admin.ts'
import { bulkActions } from './admin.users.ts'
import { transactionFilter } from './billing.transactions.ts'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalText, rowId } from './fields.ts'

/**
 * ADM-01: work on long lists. It runs as a job, so an admin can leave the page. Everyone sees and cancels their own, and
 * only the admin who made a file can download it.
 */

/** How long a file can be downloaded, and how long finished work is listed. */
export const workKeptHours = 24

export const workKinds = ['change-users', 'export-users', 'export-audit-log', 'export-transactions'] as const
export type WorkKind = (typeof workKinds)[number]

/** `stopped`: the admin who started it is no longer an admin. */
export const workStates = ['waiting', 'running', 'done', 'canceled', 'stopped'] as const
export type WorkState = (typeof workStates)[number]

const chosenUsers = {
  type: z.preprocess((given) => given || undefined, z.enum(userFilters).default('all')),
  q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
}

/** Everyone that a filter and a search find. Those who join later are not among them. */
const userChange = z
  .object({
    kind: z.literal('change-users'),
    action: z.enum(bulkActions, { error: 'Choose an action' }),
    ...chosenUsers,
  })
  .check(({ value: { action, type, q }, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', path: ['type'], message, input: type })
    if ((action === 'restore') !== (type === 'deleted'))
      refuse(
        action === 'restore'
          ? 'Only deleted accounts can be restored'
          : 'Deleted accounts can only be restored',
      )
    if (action === 'delete' && type === 'all' && !q) refuse('Choose a type, or search first')
  })

const workOrder = z.discriminatedUnion(
  'kind',
  [
    userChange,
    z.object({
      kind: z.literal('export-users'),
      ...chosenUsers,
      sort: z.preprocess((given) => given || undefined, z.enum(userSorts).default('newest')),
    }),
    z.object({ ...auditFilter, kind: z.literal('export-audit-log'), entry_kind: auditFilter.kind }),
    z.object({ ...transactionFilter, kind: z.literal('export-transactions') }),
  ],
  { error: 'Choose what to do' },
)
export type WorkOrder = z.output<typeof workOrder>

const work = z.object({
  id: z.string(),
  kind: z.enum(workKinds),
  /** As in: Delete athletes, found by “smith”. */
  title: z.string(),
  state: z.enum(workStates),
  /** Null until everyone is counted. */
  total: z.number().nullable(),
  /** Rows that were handled: changed, written, or left out. */
  done: z.number(),
  left_out: z.number(),
  /** Why rows were left out, the most frequent reason first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.number() })),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** The address of the finished file, and when it is deleted. */
  file: z.object({ url: z.string(), expires_at: z.string() }).nullable(),
})
export type Work = z.output<typeof work>

const oneWork = z.object({ data: work })
const byId = z.object({ id: rowId('Must be the id of your work') })

export const getWork = endpoint({
  method: 'GET',
  path: '/panel/admin/work',
  guard: 'admin',
  rate: 'receipt',
  summary: 'Your work on long lists: what is running, and what ended within a day',
  output: z.object({ data: z.array(work) }),
})

export const startWork = endpoint({
  method: 'POST',
  path: '/panel/admin/work',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  status: 201,
  summary: 'Change or export everyone in a list. It runs as a job, and each change has its audit line',
  body: workOrder,
  output: oneWork,
  errors: ['conflict'],
  quiet: ['refusal'],
})

export const cancelWork = endpoint({
  method: 'POST',
  path: '/panel/admin/work/{id}/cancel',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Cancel your work. What is done stays done',
  params: byId,
  output: oneWork,
  errors: ['not_found', 'conflict'],
  quiet: ['missing', 'refusal'],
})

export const downloadWork = endpoint({
  method: 'GET',
  path: '/panel/admin/work/{id}/file.csv',
  guard: 'admin',
  rate: 'print',
  summary: 'The file of your finished export, for a day',
  params: byId,
  file: 'text/csv; charset=utf-8',
  output: z.object({}),
  errors: ['not_found'],
})

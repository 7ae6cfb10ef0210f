import type { InboxAction } from '@fieldhouse/contract/inbox'
import type { users } from '../../modules/accounts/accounts.tables.ts'
import type { inboxEntries, inboxItems } from '../../modules/inbox/inbox.tables.ts'
import type { reports } from '../../modules/messaging/messaging.tables.ts'
import type { athletes } from '../../modules/profiles/profiles.tables.ts'
import type { transcriptRequests } from '../../modules/profiles/transcripts/transcripts.tables.ts'
import type { contactMessages, feedbackMessages } from '../../modules/site/site.tables.ts'
import { demoAccounts } from '../accounts.ts'
import { accountUser, crowds, demoUser, type Ingredients } from '../crowd.ts'
import { drawUser } from '../people.ts'
import { Random } from '../random.ts'
import { momentBack } from '../recruiting/days.ts'
import { contactLines, feedbackLines, type InboxDeed } from './inbox-lines.ts'

type ItemRow = typeof inboxItems.$inferInsert
type EntryRow = typeof inboxEntries.$inferInsert

export interface InboxRows {
  /** People who deleted their own account. */
  readonly leavers: (typeof users.$inferInsert)[]
  readonly contacts: (typeof contactMessages.$inferInsert)[]
  readonly feedback: (typeof feedbackMessages.$inferInsert)[]
  readonly requests: (typeof transcriptRequests.$inferInsert)[]
  readonly items: ItemRow[]
  readonly entries: EntryRow[]
}

/** What else is in the inbox. */
interface Sources {
  readonly reports: Iterable<typeof reports.$inferInsert>
  readonly athletes: Iterable<typeof athletes.$inferInsert>
}

/** This many athletes have nothing to do with the people who can sign in. */
const otherFamilies = 30

const athleteFarBack = (rows: Sources['athletes']) => {
  const found = Iterator.from(rows)
    .take(otherFamilies + 1)
    .toArray()
    .at(-1)
  if (!found) throw new Error('The demo world has no athletes')
  return found
}

/** The staff inbox of the demo world, relative to today. */
export const inboxRows = (ingredients: Ingredients, sources: Sources): InboxRows => {
  const random = new Random(ingredients.seed, crowds.inbox, 0)
  const rows: InboxRows = { leavers: [], contacts: [], feedback: [], requests: [], items: [], entries: [] }
  const staffId = (name: string) => {
    const account = demoAccounts.find(({ email }) => email.startsWith(`${name}@`))
    if (!account) throw new Error(`Nobody signs in as ${name}`)
    return accountUser(ingredients, account).id
  }
  const enter = (item_id: string, deed: { action: InboxAction; at: Date } & Partial<EntryRow>): void => {
    rows.entries.push({
      id: random.uuid(deed.at),
      item_id,
      by_id: null,
      assignee_id: null,
      text: null,
      to_addresses: [],
      ...deed,
    })
  }
  const add = (
    item: Pick<ItemRow, 'id' | 'kind' | 'created_at' | 'state'> & Partial<ItemRow>,
    deeds: readonly InboxDeed[] = [],
    to: readonly string[] = [],
  ): void => {
    rows.items.push({ user_id: null, assignee_id: null, version: deeds.length, ...item })
    for (const { back, time, by, action, text } of deeds)
      enter(item.id, {
        action,
        at: momentBack(back, time),
        by_id: staffId(by),
        assignee_id: action === 'assigned' ? staffId(by) : null,
        text: text ?? null,
        to_addresses: action === 'answered' ? [...to] : [],
      })
  }

  for (const { back, time, state, assignee, deeds, name, email, phone, message } of contactLines) {
    const created_at = momentBack(back, time)
    const id = random.uuid(created_at)
    rows.contacts.push({
      ...{ id, contact_name: name, contact_email: email, contact_phone: phone, contact_message: message },
      created_at,
    })
    add({ id, kind: 'contact', created_at, state, assignee_id: assignee ? staffId(assignee) : null }, deeds, [
      email,
    ])
  }
  for (const { back, time, state, assignee, deeds, from, page, request, message } of feedbackLines) {
    const created_at = momentBack(back, time)
    const id = random.uuid(created_at)
    const sender = from ? demoUser(ingredients, from) : null
    rows.feedback.push({
      ...{ id, user_id: sender?.id ?? null, feedback_message: message, feedback_email: null },
      ...{ page_url: page, request_id: request, created_at },
    })
    add(
      {
        ...{ id, kind: 'feedback', created_at, state, user_id: sender?.id ?? null },
        assignee_id: assignee ? staffId(assignee) : null,
      },
      deeds,
      sender?.email ? [sender.email] : [],
    )
  }
  for (const { id, reporter_id, created_at } of sources.reports)
    add({ id, kind: 'report', created_at, state: 'new', user_id: reporter_id })

  const athlete = athleteFarBack(sources.athletes)
  const reported_at = momentBack(1, '18:22')
  const request = random.uuid(reported_at)
  rows.requests.push({
    id: request,
    athlete_id: athlete.id,
    name: 'Chet Vance',
    college: 'Vance Recruiting Partners',
    email: 'chet@vance.example.org',
    reason: 'I place players at top schools. Send me the transcripts and I get the offers.',
    status: 'reported',
    created_at: momentBack(1, '15:03'),
    answered_at: reported_at,
    answered_by: athlete.user_id,
    report_note: 'He also asked us for $2,000. We do not know him.',
  })
  add(
    {
      ...{ id: request, kind: 'transcript', created_at: reported_at, state: 'assigned' },
      ...{ user_id: athlete.user_id, assignee_id: staffId('superadmin') },
    },
    [{ back: 0, time: '09:12', by: 'superadmin', action: 'assigned' }],
  )

  const deleted_at = momentBack(6, '21:14')
  const name = { first_name: 'Gwen', last_name: 'Ashby', gender: 'female' as const }
  const leaver = drawUser(random, 'parent', name, 'gwen.ashby@mail.example.org')
  rows.leavers.push({
    ...leaver,
    is_vip: false,
    last_seen_at: deleted_at,
    deleted_at,
    deleted_by: leaver.id,
  })
  add({
    id: random.uuid(deleted_at),
    kind: 'deletion',
    created_at: deleted_at,
    state: 'new',
    user_id: leaver.id,
  })
  const left_at = momentBack(20, '10:40')
  const back = random.uuid(left_at)
  const returned = demoUser(ingredients, 'affiliate')
  add({ id: back, kind: 'deletion', created_at: left_at, state: 'closed', user_id: returned.id, version: 1 })
  enter(back, { action: 'restored', at: momentBack(19, '08:31') })
  return rows
}

/** Everyone else is still here. */
export function* withLeavers(
  rows: Iterable<typeof users.$inferInsert>,
  leavers: Iterable<typeof users.$inferInsert>,
): Generator<typeof users.$inferInsert> {
  for (const row of rows) yield { ...row, deleted_at: null, deleted_by: null }
  yield* leavers
}

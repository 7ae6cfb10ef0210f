import type { Checked, Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { getInbox, type InboxKind, type InboxView, inboxKinds, inboxViews } from '@fieldhouse/contract/inbox'
import type { Db } from '../../platform/database/database.ts'
import { listPage } from '../../platform/http/list-page.ts'
import { apiPrefix } from '../../platform/http/mount.ts'
import { countByKind, findItems, findStaff, type KindCount } from './inbox.queries.ts'
import { presentRow } from './present-item.ts'

const limit = 15

const inView = ({ state, total, mine }: KindCount, view: InboxView): number => {
  if (view === 'mine') return state === 'closed' ? 0 : mine
  const isIn = view === 'open' ? state === 'new' || state === 'assigned' : state === view
  return isIn ? total : 0
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const countsOf = (counted: readonly KindCount[], view: InboxView, kind: InboxKind | undefined) => {
  const ofKind = (which: InboxKind) => counted.filter((count) => count.kind === which)
  const views = inboxViews.map((each) => [
    each,
    sum((kind ? ofKind(kind) : counted).map((count) => inView(count, each))),
  ])
  const kinds = inboxKinds.map((each) => [each, sum(ofKind(each).map((count) => inView(count, view)))])
  return {
    views: Object.fromEntries(views) as Record<InboxView, number>,
    kinds: Object.fromEntries(kinds) as Record<InboxKind, number>,
  }
}

export const listInbox = async (
  db: Db,
  actor: Actor,
  { page, sort, ...query }: Checked<typeof getInbox>['query'],
): Promise<Output<typeof getInbox>> => {
  const filter = { ...query, viewerId: actor.id }
  const { items, total } = await findItems(db, filter, { sort, limit, offset: (page - 1) * limit })
  const given = Object.entries({ ...query, sort }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return {
    ...listPage(items.map(presentRow), {
      path: apiPrefix + getInbox.path,
      query: Object.fromEntries(given),
      page,
      limit,
      total,
    }),
    counts: countsOf(await countByKind(db, actor.id), query.view, query.kind),
    staff: await findStaff(db),
  }
}

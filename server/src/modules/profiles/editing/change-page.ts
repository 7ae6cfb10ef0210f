import type { Actor } from '@fieldhouse/contract/guards'
import { hiddenAthlete } from '@fieldhouse/contract/profiles'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { changedFields, noteChange } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import {
  beginChange,
  type ChangingPage,
  findChangeable,
  findDocument,
  rewriteDocument,
  type StoredDocument,
} from '../page/documents.queries.ts'
import { presentPage } from '../page/present-page.ts'
import { mayEdit } from '../profiles.policy.ts'
import { pageFacts } from './page-facts.ts'

export interface Change {
  /** A slug or an id. */
  id: string
  /** The section that changes. */
  group: string
  /** The version of the section that the change was made from. API clients can leave it out. */
  version?: number | undefined
}

type Rights = Pick<ChangingPage, 'user_id' | 'is_visible' | 'is_guardian'>

const assertMayChange = (actor: Actor, page: Rights) => {
  if (mayEdit(actor, page)) return
  throw page.is_visible
    ? new AppError('forbidden')
    : new AppError('athlete_hidden', { message: hiddenAthlete })
}

const assertSeen = ({ changes }: ChangingPage, { version }: Change) => {
  if (version === undefined || version === changes - 1) return
  throw new AppError('section_changed', {
    message:
      'Someone else changed this section while you were editing. Nothing of yours is lost. Take a look and save again.',
  })
}

/**
 * The id of a page that the actor may change. Any signed-in person can ask, so this comes before the lock. Strangers
 * must not make the family wait.
 */
export const findEditablePage = async (db: Db, actor: Actor, idOrSlug: string): Promise<string> => {
  const found = await findChangeable(db, idOrSlug, actor.id)
  if (!found) throw new AppError('not_found')
  assertMayChange(actor, found)
  return found.athlete_id
}

const pageOf = (document: StoredDocument): { data: Athlete } => JSON.parse(presentPage(document, 'family'))

/** ADM-06: what an admin changed, for the entry of the call. A document in an older shape can't be compared. */
const noteByStaff = (actor: Actor, before: StoredDocument, after: StoredDocument): void => {
  if (before.format !== after.format) return
  const changed = changedFields(pageFacts(pageOf(before).data), pageFacts(pageOf(after).data))
  if (changed) noteChange(actor, changed)
}

/**
 * PRO-02: the only way to change a page. Refuses people who may not change it or have not seen the last change. The
 * parts and the page change in one transaction. Returns the page as its family sees it.
 */
export const changePage = async (
  db: Db,
  actor: Actor,
  change: Change,
  write: (tx: Db, page: ChangingPage) => Promise<void>,
): Promise<{ data: Athlete }> => {
  const athleteId = await findEditablePage(db, actor, change.id)
  return transaction(db, async (tx) => {
    const page = await beginChange(tx, athleteId, change.group, actor.id)
    if (!page) throw new AppError('not_found')
    assertMayChange(actor, page)
    assertSeen(page, change)
    const before = actor.type === 'admin' ? await findDocument(tx, athleteId) : null
    await write(tx, page)
    const document = await rewriteDocument(tx, page.athlete_id, clock.now())
    if (before) noteByStaff(actor, before, document)
    await emit(tx, 'profiles.page-changed', { athlete_id: page.athlete_id })
    return pageOf(document)
  })
}

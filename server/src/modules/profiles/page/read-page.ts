import type { Actor } from '@fieldhouse/contract/guards'
import { hiddenAthlete } from '@fieldhouse/contract/profiles'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { Prepared } from '../../../platform/http/prepared.ts'
import { type Ability, type Audience, abilities, maySeeHidden } from '../profiles.policy.ts'
import { findAudience, type IsAssignedTo } from './audience.ts'
import {
  documentFormat,
  findDocument,
  findHead,
  lockHead,
  type PageHead,
  rewriteDocument,
  type StoredDocument,
} from './documents.queries.ts'
import { presentPage } from './present-page.ts'

/** The requested page, and the caller's audience. Refuses a page that they may not see. */
export const openPage = async (
  db: Db,
  actor: Actor | null,
  idOrSlug: string,
  isAssignedTo: IsAssignedTo,
): Promise<{ head: PageHead; audience: Audience }> => {
  const head = await findHead(db, idOrSlug)
  if (!head) throw new AppError('not_found')
  const audience = await findAudience(db, actor, head.user_id, isAssignedTo)
  if (!head.is_visible && !maySeeHidden(audience))
    throw new AppError('athlete_hidden', { message: hiddenAthlete })
  return { head, audience }
}

/** The same, for people who may do this with the page. */
export const openPageTo = async (
  db: Db,
  actor: Actor | null,
  idOrSlug: string,
  isAssignedTo: IsAssignedTo,
  ability: Ability,
): Promise<{ head: PageHead; audience: Audience }> => {
  const opened = await openPage(db, actor, idOrSlug, isAssignedTo)
  if (!abilities[opened.audience][ability]) throw new AppError('forbidden')
  return opened
}

const isCurrent = (document: { format: number | null } | null): boolean => document?.format === documentFormat

/** The stored page. Built first if it is missing or from an older version. */
const loadDocument = async (db: Db, athleteId: string): Promise<StoredDocument> => {
  const kept = await findDocument(db, athleteId)
  if (kept && isCurrent(kept)) return kept
  return transaction(db, async (tx) => {
    await lockHead(tx, athleteId)
    const meanwhile = await findDocument(tx, athleteId)
    return meanwhile && isCurrent(meanwhile) ? meanwhile : rewriteDocument(tx, athleteId)
  })
}

type Page = Prepared<{ data: Athlete }>

/** A page takes tens of kilobytes, plus its compressed copy. */
const cacheBytes = 32_000_000

/**
 * PRO-01: one indexed read per page view returns the version and whether it may be seen. The text of that version is
 * cached here. So no node ever shows what was hidden or changed on another.
 */
export const pageReader = () => {
  const cache = new LRUCache<string, Page>({
    maxSize: cacheBytes,
    sizeCalculation: ({ text }) => Math.ceil(text.byteLength * 1.4),
  })
  const keyOf = (id: string, version: number, audience: Audience) => `${id}-${version}-${audience}`
  return async (db: Db, head: PageHead, audience: Audience): Promise<Page> => {
    const known =
      head.version !== null && isCurrent(head) && cache.get(keyOf(head.athlete_id, head.version, audience))
    if (known) return known
    const document = await loadDocument(db, head.athlete_id)
    const key = keyOf(head.athlete_id, document.version, audience)
    const page: Page = new Prepared(presentPage(document, audience), key)
    cache.set(key, page)
    return page
  }
}

export type PageReader = ReturnType<typeof pageReader>

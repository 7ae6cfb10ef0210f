import { emit } from '../../../events.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findThoseLookingAfter } from '../../recruiting/index.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { listed } from '../words/figures.ts'
import type { StoredResults } from './stored.queries.ts'

export const bestCount = 5

type Before = Pick<StoredResults, 'survey_version' | 'best_known'>

export type News = 'ready' | 'best-changed'

/**
 * What the family does not know yet: that there are matches, or that something other than their own answers changed the
 * best five. After their own change they look themselves.
 */
export const newsFor = (before: Before | null, { survey_version, best_known }: Before): News | null => {
  if (!before) return 'ready'
  if (before.survey_version !== survey_version) return null
  const isSame =
    before.best_known.length === best_known.length && best_known.every((id) => before.best_known.includes(id))
  return isSame ? null : 'best-changed'
}

const namesOf = ({ colleges }: Catalog, ids: readonly number[]): string[] =>
  ids.flatMap((id) => colleges.get(id)?.row.short_name ?? [])

const textOf = (news: News, whose: string, count: number, added: readonly string[]): string => {
  if (news === 'ready') {
    const found = count === 1 ? '1 college passes' : `${count.toLocaleString('en-US')} colleges pass`
    return count === 0
      ? `${whose} survey is complete, but no college passes every must-have. Switch one off to see matches.`
      : `${whose} best college matches are ready: ${found} the must-haves.`
  }
  const names = added.length === 0 ? '' : ` New: ${listed(added, 'and')}.`
  return `${whose} best five colleges changed.${names}`
}

interface Told {
  readonly news: News
  readonly before: Before | null
  readonly after: Pick<StoredResults, 'best_known' | 'ranking'>
  readonly catalog: Catalog
}

/** BCM-02: one notice to the athlete, the parents, and the success coach. Nobody hears of it after the package ended. */
export const tellFamily = async (
  tx: Db,
  { id, athlete, access }: MatchingOwner,
  { news, before, after, catalog }: Told,
): Promise<void> => {
  if (access.state === 'ended') return
  const added = after.best_known.filter((college) => !before?.best_known.includes(college))
  const say = (whose: string) => textOf(news, whose, after.ranking.length, namesOf(catalog, added))
  const everyone = await findThoseLookingAfter(tx, id)
  const others = everyone.filter((one) => one !== id)
  const notice = { kind: 'match' as const }
  if (everyone.includes(id))
    await emit(tx, 'notices.created', {
      ...notice,
      user_ids: [id],
      text: say('Your'),
      path: '/bcm/matches',
    })
  if (others.length > 0)
    await emit(tx, 'notices.created', {
      ...notice,
      user_ids: others,
      text: say(`${athlete.first_name} ${athlete.last_name}’s`),
      path: `/bcm/${id}/matches`,
    })
}

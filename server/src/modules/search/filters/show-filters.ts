import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { filterIds, type getSearchFilters } from '@fieldhouse/contract/search'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { readChoiceCookie } from './choice-cookie.ts'
import { findChoice } from './choices.queries.ts'
import { type Choice, findSports, tidied, titleOf, variantsOf } from './filters.ts'
import { findCounts } from './kept-counts.ts'

type Filters = Output<typeof getSearchFilters>

export const presentFilters = async (db: Db, sports: readonly Sport[], choice: Choice): Promise<Filters> => {
  const counts = await findCounts(db)
  const sport = choice.sports?.[0]
  const classes = [...counts.classes, ...(choice.class ?? [])]
  const variants = variantsOf({ sports, year: clock.now().getFullYear(), classes }, sport)
  return {
    data: filterIds.map((id) => ({
      id,
      title: titleOf(id),
      variants: variants[id].map((variant) => ({ ...variant, count: counts.of(id, variant.id, sport) })),
      selected: [...(choice[id] ?? [])],
    })),
  }
}

/**
 * SRC-02: the filters of a search, with the values from the address or else the person's choice (a visitor's is in a
 * cookie).
 */
export const showFilters = async (
  db: Db,
  actor: Actor | null,
  cookies: Readonly<Record<string, string>>,
  addressed: Choice,
): Promise<Filters> => {
  const sports = await findSports(db)
  const kept = async () => (actor ? await findChoice(db, actor.id) : readChoiceCookie(cookies))
  const isAddressed = filterIds.some((id) => (addressed[id] ?? []).length > 0)
  return presentFilters(db, sports, tidied(sports, isAddressed ? addressed : await kept()))
}

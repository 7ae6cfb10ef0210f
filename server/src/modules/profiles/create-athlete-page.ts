import type { SportKey } from '@fieldhouse/contract/accounts'
import { emit } from '../../events.ts'
import type { Db } from '../../platform/database/database.ts'
import { findTakenSlugs, insertAthlete, lockSlugsOf } from './profiles.queries.ts'
import { slugNumbered, slugStem } from './slugs.ts'

interface NewAthlete {
  user_id: string
  first_name: string
  last_name: string
  sport_key: SportKey
}

/**
 * A slug that is free, or was this athlete's before. The name is locked until the transaction ends. Checks many at a
 * time, and more each time, so the thousandth of a name takes few queries.
 */
export const findFreeSlug = async (tx: Db, stem: string, athleteId?: string): Promise<string> => {
  await lockSlugsOf(tx, stem)
  for (let first = 1, many = 16; ; first += many, many *= 4) {
    const slugs = Array.from({ length: many }, (_, place) => slugNumbered(stem, first + place))
    const candidates = slugs.filter((slug) => slug !== null)
    const taken = await findTakenSlugs(tx, candidates, athleteId)
    const free = candidates.find((slug) => !taken.has(slug))
    if (free) return free
  }
}

/** Every athlete has a page from the start, under its own slug. */
export const createAthletePage = async (tx: Db, athlete: NewAthlete): Promise<void> => {
  const { user_id, sport_key } = athlete
  const slug = await findFreeSlug(tx, slugStem(athlete))
  const athlete_id = await insertAthlete(tx, { user_id, sport_key, slug })
  // Of two in parallel, one gets the slug and the other takes the next.
  if (athlete_id === null) await createAthletePage(tx, athlete)
  else await emit(tx, 'profiles.page-changed', { athlete_id })
}

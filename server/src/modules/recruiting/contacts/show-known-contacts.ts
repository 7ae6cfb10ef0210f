import type { Actor } from '@fieldhouse/contract/guards'
import type { KnownContact } from '@fieldhouse/contract/recruiting.contacts'
import type { Db } from '../../../platform/database/database.ts'
import { findCoachContacts } from '../../colleges/index.ts'
import { findVerifiedCoaches } from '../activity/coaches.queries.ts'
import { type CoachCenter, type FamilyCenter, openCenter } from '../center/open-center.ts'
import { keptLists } from '../lists/center-lists.ts'
import { findListed } from '../lists/listed.queries.ts'
import { findAthletes } from '../lists/rows.queries.ts'
import { findKnownCoaches } from './known-coaches.queries.ts'

const most = 100

const knownCoaches = async (db: Db, center: FamilyCenter): Promise<KnownContact[]> => {
  const known = await findKnownCoaches(db, center, most)
  const idsOf = (isContact: boolean) =>
    known.filter(({ is_contact }) => is_contact === isContact).map(({ id }) => id)
  const contacts = await findCoachContacts(db, idsOf(true), center.id)
  const free = await findVerifiedCoaches(db, idsOf(false))
  const byId = new Map<string, KnownContact>(
    [
      ...contacts,
      ...free.map((coach) => ({ ...coach, position: null, team_gender: null, college: null })),
    ].map(({ id, first_name, last_name, position, team_gender, college }) => [
      id,
      { kind: 'coach', id, first_name, last_name, position, team_gender, college },
    ]),
  )
  return known.flatMap(({ id }) => byId.get(id) ?? [])
}

const knownAthletes = async (db: Db, actor: Actor, center: CoachCenter): Promise<KnownContact[]> => {
  const lists = keptLists(db, actor, center)
  const ids: string[] = []
  for (const list of [lists['recently-contacted'], lists.favorites])
    ids.push(...(await findListed<string>(db, list, most)))
  const once = [...new Set(ids)].slice(0, most)
  const found = new Map((await findAthletes(db, center.id, once)).map((row) => [row.user_id, row]))
  return once.flatMap((id) => {
    const athlete = found.get(id)
    if (!athlete) return []
    const { first_name, last_name, class: year, high_school } = athlete
    return { kind: 'athlete', id, first_name, last_name, class: year, high_school }
  })
}

/** RCC-03: the likely people for an event. A family's are coaches, a coach's are athletes. */
export const showKnownContacts = async (db: Db, actor: Actor, centerId: string): Promise<KnownContact[]> => {
  const center = await openCenter(db, actor, centerId)
  return center.side === 'family' ? knownCoaches(db, center) : knownAthletes(db, actor, center)
}

import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { highestShownCount } from '@fieldhouse/contract/messaging.live'
import type { getUnread } from '@fieldhouse/contract/recruiting.activity'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { countUnreadNotices, findUnread, type Reader } from '../../messaging/index.ts'
import { type CenterAthlete, findAllLookedAfter, findLookedAfter } from '../center/center.queries.ts'
import { closedBecause } from '../center/open-center.ts'
import { countUnseenViews } from './unseen-views.queries.ts'

type Unread = Output<typeof getUnread>['data']

const sumOf = (counts: readonly number[]): number =>
  Math.min(
    highestShownCount + 1,
    counts.reduce((sum, count) => sum + count, 0),
  )

/** By whom the reader sees on the other side. */
const byContact = async (db: Db, reader: Reader): Promise<Unread['by_contact']> => {
  const found = await findUnread(db, reader)
  return found.map(({ athlete_id, contact_id, message }) => ({
    user_id: reader.side === 'family' ? contact_id : athlete_id,
    athlete_id,
    message,
  }))
}

const lookedAfter = async (db: Db, actor: Actor, user: string): Promise<CenterAthlete> => {
  const athlete = await findLookedAfter(db, actor, user)
  if (!athlete) throw new AppError('not_found')
  return athlete
}

/** Views are told where the center is open that shows them: no number stands there that nobody can clear. */
const unreadOfFamily = async (db: Db, actor: Actor, user: string | undefined) => {
  const athletes =
    user === undefined ? await findAllLookedAfter(db, actor) : [await lookedAfter(db, actor, user)]
  const idsOf = (some: readonly CenterAthlete[]) => some.map(({ user_id }) => user_id)
  const reader = {
    side: 'family',
    user_id: actor.id,
    athlete_ids: idsOf(athletes),
    is_on_behalf: false,
  } as const
  return {
    by_contact: await byContact(db, reader),
    visit: await countUnseenViews(
      db,
      actor.id,
      idsOf(athletes.filter((athlete) => closedBecause(actor, athlete) === null)),
    ),
  }
}

/** Of an athlete on the roster: what coaches wrote to them, and what the family wrote to the success coach. */
const unreadForAthlete = async (db: Db, { id }: Actor, athleteId: string) => {
  const own = await byContact(db, { side: 'coach', user_id: id, is_success_coach: true })
  const theirs = await byContact(db, {
    side: 'family',
    user_id: id,
    athlete_ids: [athleteId],
    is_on_behalf: true,
  })
  return [...own.filter(({ athlete_id }) => athlete_id === athleteId), ...theirs]
}

const unreadOfCoach = async (db: Db, actor: Actor, user: string | undefined) => {
  const isSuccessCoach = actor.type === 'rsc'
  if (user === undefined || user === actor.id)
    return byContact(db, { side: 'coach', user_id: actor.id, is_success_coach: isSuccessCoach })
  await lookedAfter(db, actor, user)
  return unreadForAthlete(db, actor, user)
}

const unreadOf = async (
  db: Db,
  actor: Actor,
  user: string | undefined,
): Promise<Pick<Unread, 'by_contact' | 'visit'>> => {
  switch (actor.type) {
    case 'athlete':
    case 'parent':
      return unreadOfFamily(db, actor, user)
    case 'coach':
    case 'rsc':
      return { by_contact: await unreadOfCoach(db, actor, user), visit: 0 }
    default:
      if (user !== undefined && user !== actor.id) throw new AppError('not_found')
      return { by_contact: [], visit: 0 }
  }
}

/** RCC-02: how much is unread, for everybody who is signed in; counted to 100 and no further. */
export const showUnread = async (db: Db, actor: Actor, user: string | undefined): Promise<Unread> => {
  const { by_contact, visit } = await unreadOf(db, actor, user)
  const message = sumOf(by_contact.map((contact) => contact.message))
  const system = await countUnreadNotices(db, actor.id)
  return { total: sumOf([visit, message]), visit, message, system, by_contact }
}

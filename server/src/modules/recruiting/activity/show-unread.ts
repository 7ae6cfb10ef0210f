import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { highestShownCount } from '@fieldhouse/contract/messaging.live'
import type { getUnread } from '@fieldhouse/contract/recruiting.activity'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findCoachContact, findContactOfUser } from '../../colleges/index.ts'
import { countUnreadNotices, findUnread, type Reader } from '../../messaging/index.ts'
import { type CenterAthlete, findAllLookedAfter, findLookedAfter } from '../center/center.queries.ts'
import { centerClosedBecause } from '../recruiting.policy.ts'
import { findCoachAccounts } from './coaches.queries.ts'
import { countUnseenViews } from './unseen-views.queries.ts'

type Unread = Output<typeof getUnread>['data']

interface Asked {
  readonly user?: string | undefined
  readonly contact?: string | undefined
  readonly school?: number | undefined
}

interface Counted {
  /** By the person on the other side. */
  readonly user_id: string
  readonly athlete_user_id: string
  readonly message: number
  readonly is_with_coach: boolean
}

/** The user ids that the counts are filtered by. Null for everyone. */
type Narrowed = ReadonlySet<string> | null

const sumOf = (counts: readonly number[]): number =>
  Math.min(
    highestShownCount + 1,
    counts.reduce((sum, count) => sum + count, 0),
  )

const byContact = async (db: Db, reader: Reader): Promise<Counted[]> => {
  const found = await findUnread(db, reader)
  return found.map(({ contact_id, ...counted }) => ({
    ...counted,
    user_id: reader.side === 'family' ? contact_id : counted.athlete_user_id,
  }))
}

/** A coach is the same by contact id or account id. Without an account there is nothing unread. */
const accountOf = async (db: Db, contact: string): Promise<string[]> => {
  const found = (await findCoachContact(db, contact, null)) ?? (await findContactOfUser(db, contact))
  if (!found) return [contact]
  return found.user_id === null ? [] : [found.user_id]
}

/** A family filters by coach or college. */
const narrowedToCoaches = async (db: Db, { contact, school }: Asked): Promise<Narrowed> => {
  const ofContact = contact === undefined ? null : await accountOf(db, contact)
  const ofSchool = school === undefined ? null : new Set(await findCoachAccounts(db, school))
  if (!ofContact) return ofSchool
  return new Set(ofContact.filter((id) => !ofSchool || ofSchool.has(id)))
}

/** A coach filters by athlete. The college can only be their own. */
const narrowedToAthletes = async (db: Db, { id }: Actor, { contact, school }: Asked): Promise<Narrowed> => {
  if (school !== undefined && !(await findCoachAccounts(db, school)).includes(id)) return new Set()
  return contact === undefined ? null : new Set([contact])
}

const lookedAfter = async (db: Db, actor: Actor, user: string): Promise<CenterAthlete> => {
  const athlete = await findLookedAfter(db, actor, user)
  if (!athlete) throw new AppError('not_found')
  return athlete
}

interface Found {
  readonly by_contact: readonly Counted[]
  readonly visit: number
  readonly narrowed: Narrowed
}

/** Views are counted only if the person can open a center that shows them. Otherwise nobody could clear the number. */
const unreadOfFamily = async (db: Db, actor: Actor, asked: Asked): Promise<Found> => {
  const { user } = asked
  const athletes =
    user === undefined ? await findAllLookedAfter(db, actor) : [await lookedAfter(db, actor, user)]
  const idsOf = (some: readonly CenterAthlete[]) => some.map(({ user_id }) => user_id)
  const reader = {
    side: 'family',
    user_id: actor.id,
    athlete_user_ids: idsOf(athletes),
    is_on_behalf: false,
  } as const
  const narrowed = await narrowedToCoaches(db, asked)
  const isOpen = (athlete: CenterAthlete) => centerClosedBecause(actor, athlete) === null
  const visit = await countUnseenViews(
    db,
    actor.id,
    idsOf(athletes.filter(isOpen)),
    narrowed && [...narrowed],
  )
  return { by_contact: await byContact(db, reader), visit, narrowed }
}

/** For an athlete on the roster: messages from coaches to them, and from the family to the success coach. */
const unreadForAthlete = async (db: Db, { id }: Actor, athleteUserId: string): Promise<Counted[]> => {
  const own = await byContact(db, { side: 'coach', user_id: id, is_success_coach: true })
  const theirs = await byContact(db, {
    side: 'family',
    user_id: id,
    athlete_user_ids: [athleteUserId],
    is_on_behalf: true,
  })
  return [...own.filter(({ athlete_user_id }) => athlete_user_id === athleteUserId), ...theirs]
}

const unreadOfCoach = async (db: Db, actor: Actor, asked: Asked): Promise<Found> => {
  const { user } = asked
  const isSuccessCoach = actor.type === 'rsc'
  if (user === undefined || user === actor.id)
    return {
      by_contact: await byContact(db, {
        side: 'coach',
        user_id: actor.id,
        is_success_coach: isSuccessCoach,
      }),
      visit: 0,
      narrowed: await narrowedToAthletes(db, actor, asked),
    }
  await lookedAfter(db, actor, user)
  return {
    by_contact: await unreadForAthlete(db, actor, user),
    visit: 0,
    narrowed: await narrowedToCoaches(db, asked),
  }
}

const unreadOf = async (db: Db, actor: Actor, asked: Asked): Promise<Found> => {
  switch (actor.type) {
    case 'athlete':
    case 'parent':
      return unreadOfFamily(db, actor, asked)
    case 'coach':
    case 'rsc':
      return unreadOfCoach(db, actor, asked)
    default:
      if (asked.user !== undefined && asked.user !== actor.id) throw new AppError('not_found')
      return { by_contact: [], visit: 0, narrowed: null }
  }
}

/**
 * RCC-02: unread counts for every signed-in person, up to 100. An athlete's log lists no messages of success coaches,
 * so its count ignores them.
 */
export const showUnread = async (db: Db, actor: Actor, asked: Asked): Promise<Unread> => {
  const { by_contact, visit, narrowed } = await unreadOf(db, actor, asked)
  const meant = by_contact.filter(({ user_id }) => !narrowed || narrowed.has(user_id))
  const isOfLog = asked.user !== undefined && (actor.type !== 'rsc' || asked.user !== actor.id)
  const counted = isOfLog ? meant.filter(({ is_with_coach }) => is_with_coach) : meant
  const message = sumOf(counted.map((contact) => contact.message))
  return {
    total: sumOf([visit, message]),
    visit,
    message,
    system: await countUnreadNotices(db, actor.id),
    by_contact: meant.map(({ user_id, athlete_user_id, message: many }) => ({
      user_id,
      athlete_user_id,
      message: many,
    })),
  }
}

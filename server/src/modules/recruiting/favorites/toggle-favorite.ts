import { privateUserChannel } from '@fieldhouse/contract/channels'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { toggleFavorite as endpoint, FavoriteForm } from '@fieldhouse/contract/recruiting'
import { type LiveFavorites, recruitingEvents } from '@fieldhouse/contract/recruiting.live'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { publishLater } from '../../../platform/jobs/outbox.ts'
import { type CollegeRow, findCollege } from '../../colleges/index.ts'
import { writeEntry } from '../activity/logs.queries.ts'
import { findThoseLookingAfter } from '../center/center.queries.ts'
import { assertMayStart, type Center, openCenter } from '../center/open-center.ts'
import { isRecruited } from '../center/recruited.queries.ts'
import { keptLists } from '../lists/center-lists.ts'
import { keptCollegesOf } from '../lists/college-lists.queries.ts'
import { countListed } from '../lists/listed.queries.ts'
import * as favorites from './favorites.queries.ts'

interface Change {
  add(): Promise<boolean>
  drop(): Promise<boolean>
}

interface Changed {
  readonly isFavorite: boolean
  readonly isChanged: boolean
}

/** Sets the given state. Without one, it toggles. */
const change = async ({ add, drop }: Change, wanted: boolean | undefined): Promise<Changed> => {
  if (wanted === true) return { isFavorite: true, isChanged: await add() }
  const isDropped = await drop()
  if (isDropped || wanted === false) return { isFavorite: false, isChanged: isDropped }
  return { isFavorite: true, isChanged: await add() }
}

interface CollegePress {
  readonly actor: Actor
  readonly athleteUserId: string
  readonly collegeId: number
  /** Without one, it toggles. */
  readonly wanted: boolean | undefined
  /** Refuses a new favorite: after the package ended, or a college that the caller has no list with. */
  readonly assertMayAdd: (college: CollegeRow) => void
}

/** A college that can't become a favorite can still be removed. */
const changeCollege = async (
  tx: Db,
  { actor, athleteUserId, collegeId, wanted, assertMayAdd }: CollegePress,
): Promise<Changed> => {
  const college = await findCollege(tx, collegeId)
  if (!college) throw new AppError('not_found')
  const changed = await change(
    {
      add: () => {
        assertMayAdd(college)
        return favorites.addFavoriteCollege(tx, athleteUserId, collegeId)
      },
      drop: () => favorites.dropFavoriteCollege(tx, athleteUserId, collegeId),
    },
    wanted,
  )
  const { isFavorite, isChanged } = changed
  if (isChanged)
    await writeEntry(tx, {
      athlete_user_id: athleteUserId,
      author_id: actor.id,
      text: `${isFavorite ? 'Added' : 'Removed'} ${college.short_name} ${isFavorite ? 'to' : 'from'} favorites`,
      college_id: collegeId,
    })
  return changed
}

/** An athlete that the coach can't see can't become a favorite, but can be removed. */
const changeAthlete = async (
  tx: Db,
  coach: Actor,
  athleteUserId: string,
  wanted: boolean | undefined,
): Promise<Changed> => {
  if (wanted !== false && !(await isRecruited(tx, coach, athleteUserId))) throw new AppError('not_found')
  return change(
    {
      add: () => favorites.addFavoriteAthlete(tx, coach.id, athleteUserId),
      drop: () => favorites.dropFavoriteAthlete(tx, coach.id, athleteUserId),
    },
    wanted,
  )
}

const notHere = (field: 'college_id' | 'athlete_user_id', fault: string) =>
  new AppError('invalid', { errors: { [field]: [fault] } })

const changeIn = (
  tx: Db,
  actor: Actor,
  center: Center,
  { college_id, athlete_user_id, is_favorite }: FavoriteForm,
): Promise<Changed> => {
  if (center.side === 'family') {
    if (college_id === undefined) throw notHere('college_id', 'Please say which college')
    return changeCollege(tx, {
      actor,
      athleteUserId: center.id,
      collegeId: college_id,
      wanted: is_favorite,
      assertMayAdd: (college) => {
        assertMayStart(actor, center, 'favorite')
        if (!college.basketball_confirmed) throw new AppError('not_found')
      },
    })
  }
  if (athlete_user_id === undefined) throw notHere('athlete_user_id', 'Please choose an athlete')
  return changeAthlete(tx, actor, athlete_user_id, is_favorite)
}

/** Open pages of everyone who may see the list load it again: a family and its success coach, or only the coach. */
const tellFavorites = async (
  tx: Db,
  { side, id }: Pick<Center, 'side' | 'id'>,
  origin: string | null,
): Promise<void> => {
  const listeners = side === 'family' ? await findThoseLookingAfter(tx, id) : [id]
  const told: LiveFavorites = { center_id: id, origin }
  await publishLater(tx, listeners.map(privateUserChannel), recruitingEvents.favorites, told)
}

/** RCC-01, RCC-05: a college for everyone who looks after the athlete, an athlete only for the coach. */
export const toggleFavorite = (
  db: Db,
  actor: Actor,
  centerId: string,
  form: FavoriteForm,
): Promise<Output<typeof endpoint>['data']> =>
  transaction(db, async (tx) => {
    const center = await openCenter(tx, actor, centerId)
    const { isFavorite, isChanged } = await changeIn(tx, actor, center, form)
    if (isChanged) await tellFavorites(tx, center, form.origin ?? null)
    const { favorites: list } = keptLists(tx, actor, center)
    const { favorites: many } = await countListed(tx, { favorites: list })
    return { is_favorite: isFavorite, favorites: many }
  })

/**
 * BCM-02: the same set of favorites, changed from the best college match. The caller has checked who this is: it does not
 * take the package of the recruiting center.
 */
export const toggleFavoriteCollege = (
  db: Db,
  press: CollegePress & { readonly origin: string | null },
): Promise<{ is_favorite: boolean; favorites: number }> =>
  transaction(db, async (tx) => {
    const { isFavorite, isChanged } = await changeCollege(tx, press)
    const id = press.athleteUserId
    if (isChanged) await tellFavorites(tx, { side: 'family', id }, press.origin)
    const { many } = await countListed(tx, { many: keptCollegesOf(id).favorites })
    return { is_favorite: isFavorite, favorites: many }
  })

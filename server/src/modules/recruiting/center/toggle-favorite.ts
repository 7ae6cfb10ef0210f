import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { toggleFavorite as endpoint, FavoriteForm } from '@fieldhouse/contract/recruiting'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { findCollege } from '../../colleges/index.ts'
import { writeEntry } from '../activity/logs.queries.ts'
import { keptLists } from '../lists/center-lists.ts'
import { countListed } from '../lists/listed.queries.ts'
import { isRecruited } from '../lists/recruited.queries.ts'
import * as favorites from './favorites.queries.ts'
import { type Center, type FamilyCenter, openCenter } from './open-center.ts'

interface Change {
  add(): Promise<boolean>
  drop(): Promise<boolean>
}

interface Changed {
  readonly isFavorite: boolean
  readonly isChanged: boolean
}

/** To what is said; without it, to the other of what is. */
const change = async ({ add, drop }: Change, wanted: boolean | undefined): Promise<Changed> => {
  if (wanted === true) return { isFavorite: true, isChanged: await add() }
  const isDropped = await drop()
  if (isDropped || wanted === false) return { isFavorite: false, isChanged: isDropped }
  return { isFavorite: true, isChanged: await add() }
}

/** Where no team is confirmed any more, a college can't become a favorite, and can cease to be one. */
const changeCollege = async (
  tx: Db,
  actor: Actor,
  { id }: FamilyCenter,
  collegeId: number,
  wanted: boolean | undefined,
): Promise<boolean> => {
  const college = await findCollege(tx, collegeId)
  if (!college) throw new AppError('not_found')
  const { isFavorite, isChanged } = await change(
    {
      add: () => {
        if (!college.basketball_confirmed) throw new AppError('not_found')
        return favorites.addFavoriteCollege(tx, id, collegeId)
      },
      drop: () => favorites.dropFavoriteCollege(tx, id, collegeId),
    },
    wanted,
  )
  if (isChanged)
    await writeEntry(tx, {
      athlete_id: id,
      author_id: actor.id,
      text: `${isFavorite ? 'Added' : 'Removed'} ${college.short_name} ${isFavorite ? 'to' : 'from'} favorites`,
      college_id: collegeId,
    })
  return isFavorite
}

/** Whom a coach does not see can't become a favorite, and can cease to be one. */
const changeAthlete = async (
  tx: Db,
  coach: Actor,
  athleteUserId: string,
  wanted: boolean | undefined,
): Promise<boolean> => {
  if (wanted !== false && !(await isRecruited(tx, coach, athleteUserId))) throw new AppError('not_found')
  const { isFavorite } = await change(
    {
      add: () => favorites.addFavoriteAthlete(tx, coach.id, athleteUserId),
      drop: () => favorites.dropFavoriteAthlete(tx, coach.id, athleteUserId),
    },
    wanted,
  )
  return isFavorite
}

const notHere = (field: 'college_id' | 'athlete_id', fault: string) =>
  new AppError('invalid', { errors: { [field]: [fault] } })

const changeIn = (
  tx: Db,
  actor: Actor,
  center: Center,
  { college_id, athlete_id, is_favorite }: FavoriteForm,
): Promise<boolean> => {
  if (center.side === 'family') {
    if (college_id === undefined) throw notHere('college_id', 'Please say which college')
    return changeCollege(tx, actor, center, college_id, is_favorite)
  }
  if (athlete_id === undefined) throw notHere('athlete_id', 'Please say which athlete')
  return changeAthlete(tx, actor, athlete_id, is_favorite)
}

/** RCC-01, RCC-05: a college for all who look after the athlete, an athlete for the coach alone. */
export const toggleFavorite = (
  db: Db,
  actor: Actor,
  centerId: string,
  form: FavoriteForm,
): Promise<Output<typeof endpoint>['data']> =>
  transaction(db, async (tx) => {
    const center = await openCenter(tx, actor, centerId)
    const isFavorite = await changeIn(tx, actor, center, form)
    const { favorites: list } = keptLists(tx, actor, center)
    const { favorites: many } = await countListed(tx, { favorites: list })
    return { is_favorite: isFavorite, favorites: many }
  })

import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerPage } from '../../../platform/http/once-per-page.ts'
import {
  centerClosedBecause,
  coachCenterClosedBecause,
  isOwnCoachCenter,
  type NewThing,
  newThingRefusal,
} from '../recruiting.policy.ts'
import {
  type CenterAthlete,
  findAllLookedAfter,
  findCenterFor,
  findCoachCenter,
  type KeptCounts,
} from './center.queries.ts'

/** An athlete's center. The family uses it, and the success coach in their place. It lists colleges. */
export interface FamilyCenter {
  readonly side: 'family'
  /** The athlete's user id. */
  readonly id: string
  readonly athlete: CenterAthlete
  /** The saved filters. */
  readonly filters: Record<string, string[]>
  /** The version of the colleges that the lists are read from. */
  readonly catalog_version: string
  readonly is_guide_shown: boolean
  /** Null unless the center was opened with them. */
  readonly counts: KeptCounts | null
}

/** A college coach's own. It lists athletes. */
export interface CoachCenter {
  readonly side: 'coach'
  readonly id: string
  /** Reads it once, at the first call. */
  readonly state: () => Promise<CoachState>
}

type CoachState = Awaited<ReturnType<typeof findCoachCenter>>

export type Center = FamilyCenter | CoachCenter

/** RCC-06: a stranger finds nothing. A person who belongs here but has no access gets the reason. */
const readCenter = async (db: Db, actor: Actor, id: string, find: typeof findCenterFor): Promise<Center> => {
  if (isOwnCoachCenter(actor, id)) {
    const message = coachCenterClosedBecause(actor)
    if (message !== null) throw new AppError('forbidden', { message })
    let state: Promise<CoachState> | undefined
    const readState = () => {
      state ??= findCoachCenter(db, id)
      return state
    }
    return { side: 'coach', id, state: readState }
  }
  const found = await find(db, actor, id)
  if (!found) throw new AppError('not_found')
  const message = centerClosedBecause(actor, found.athlete)
  if (message !== null) throw new AppError('forbidden', { message })
  return { side: 'family', id, ...found, filters: found.filters ?? {} }
}

/** Opens a center, once for all calls of a page. */
export const openCenter = (db: Db, actor: Actor, id: string, find = findCenterFor): Promise<Center> =>
  oncePerPage(actor, `center ${id}`, () => readCenter(db, actor, id, find))

/** Before something new in a family's center: after the package ended, the center is only read. */
export const assertMayStart = (actor: Actor, center: Center, thing: NewThing): void => {
  const message = center.side === 'family' ? newThingRefusal(actor, center.athlete, thing) : null
  if (message !== null) throw new AppError('package_ended', { message })
}

const sayWhich = () => new AppError('invalid', { errors: { user: ['Please choose an athlete'] } })

/** The same if the athlete may be left out by people who can mean only one. */
export const openCenterOf = async (db: Db, actor: Actor, user: string | undefined): Promise<Center> => {
  if (user !== undefined) return openCenter(db, actor, user)
  if (actor.type === 'athlete' || actor.type === 'coach') return openCenter(db, actor, actor.id)
  if (actor.type !== 'parent') throw sayWhich()
  const [athlete, another] = await findAllLookedAfter(db, actor)
  if (!athlete || another) throw sayWhich()
  return openCenter(db, actor, athlete.user_id)
}

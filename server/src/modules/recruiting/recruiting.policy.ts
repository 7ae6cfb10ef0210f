import type { Actor } from '@fieldhouse/contract/guards'
import { endedBecause, type FeatureAccess } from '../accounts/index.ts'
import { recruitingGap } from '../profiles/index.ts'

/** Who may use a recruiting center and its log. */

const closedFor = {
  sport: 'The recruiting center is for basketball athletes.',
  package: 'The recruiting center comes with Starter Elite and the packages above it.',
}

interface Owner {
  readonly sport_key: string
  readonly center: FeatureAccess
}

/**
 * RCC-06: why an athlete's center is closed to a person who looks after the athlete. Null if it is open. After the
 * package ended, everything in it can still be read.
 */
export const centerClosedBecause = ({ type }: Pick<Actor, 'type'>, athlete: Owner): string | null => {
  const gap = recruitingGap(athlete, type === 'rsc')
  return gap === null || gap === 'ended' ? null : closedFor[gap]
}

/** What needs a package that runs. Reading, removing, and answering don't. */
export type NewThing = 'search' | 'favorite' | 'event'

const inWords: Record<NewThing, string> = {
  search: 'New searches',
  favorite: 'New favorites',
  event: 'New events and notes',
}

/** Why something new can't be started in a center that may be read. Null if it can. */
export const newThingRefusal = (
  { type }: Pick<Actor, 'type'>,
  { center }: Pick<Owner, 'center'>,
  thing: NewThing,
): string | null =>
  endedBecause(center, {
    things: inWords[thing],
    needs: 'recruiting-center',
    isSuccessCoach: type === 'rsc',
  })

/** Whether a person has their own center under this id. */
export const isOwnCoachCenter = ({ id, type }: Pick<Actor, 'id' | 'type'>, centerId: string): boolean =>
  type === 'coach' && id === centerId

/** RCC-06: why a coach's own center is closed. Null if it is open. */
export const coachCenterClosedBecause = ({
  is_verified_coach,
}: Pick<Actor, 'is_verified_coach'>): string | null =>
  is_verified_coach ? null : 'The recruiting center opens as soon as your coach account is verified.'

interface WrittenEvent {
  readonly author_id: string | null
  readonly coach_id: string | null
}

/** Events logged by a coach are the coach's own. Everything else is the family's. Neither reads the other's notes. */
export const isCoachsOwn = ({ author_id, coach_id }: WrittenEvent): boolean => author_id === coach_id

/** Only the coach removes their own events. Everyone who may open the athlete's center can remove the family's. */
export const mayRemoveOwnEvent = ({ id }: Pick<Actor, 'id'>, event: WrittenEvent): boolean =>
  isCoachsOwn(event) && event.author_id === id

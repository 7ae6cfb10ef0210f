import type { Actor } from '@fieldhouse/contract/guards'
import { recruitingGap } from '../profiles/index.ts'

/** Who may use a recruiting center, and what is written down in it. */

const closedFor = {
  sport: 'The recruiting center is for basketball athletes.',
  package: 'The recruiting center comes with Starter Elite and the packages above it.',
}

/** RCC-06: why an athlete's center is closed to somebody who looks after the athlete; null where it is open. */
export const centerClosedBecause = (
  { type }: Pick<Actor, 'type'>,
  athlete: { sport_key: string; has_center: boolean },
): string | null => {
  const gap = recruitingGap(athlete, type === 'rsc')
  return gap && closedFor[gap]
}

/** Whether somebody has a center of their own under this id. */
export const isOwnCoachCenter = ({ id, type }: Pick<Actor, 'id' | 'type'>, centerId: string): boolean =>
  type === 'coach' && id === centerId

/** RCC-06: why a coach's own center is closed; null where it is open. */
export const coachCenterClosedBecause = ({
  is_verified_coach,
}: Pick<Actor, 'is_verified_coach'>): string | null =>
  is_verified_coach ? null : 'The recruiting center opens as soon as your coach account is verified.'

interface WrittenEvent {
  readonly author_id: string | null
  readonly coach_id: string | null
}

/** What a coach writes down is the coach's own, everything else the family's: neither reads the other's notes. */
export const isCoachsOwn = ({ author_id, coach_id }: WrittenEvent): boolean => author_id === coach_id

/** Only a coach removes what they wrote. What is the family's is removed by all who may open the athlete's center. */
export const mayRemoveOwnEvent = ({ id }: Pick<Actor, 'id'>, event: WrittenEvent): boolean =>
  isCoachsOwn(event) && event.author_id === id

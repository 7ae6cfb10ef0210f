import type { UserType } from '@fieldhouse/contract/guards'
import type { Audience } from '../profiles/index.ts'

/** Who may see the parts of a ranking. */

/**
 * The family, the athlete's success coach, and admins. A college coach who takes care of the athlete sees the page, not
 * this.
 */
export const maySeeRanking = (audience: Audience, type: UserType): boolean =>
  audience === 'family' || audience === 'admin' || (audience === 'carer' && type === 'rsc')

/** An athlete's success coach and admins evaluate. The family can read the result. */
export const mayEvaluate = (audience: Audience, type: UserType): boolean =>
  audience !== 'family' && maySeeRanking(audience, type)

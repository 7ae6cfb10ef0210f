import type { UserType } from '@fieldhouse/contract/guards'
import type { Audience } from '../profiles/index.ts'

/** Who may know what a ranking is made of. */

/**
 * The family, the athlete's success coach and admins. A college coach in whose care the athlete is sees the page, not
 * this.
 */
export const maySeeRanking = (audience: Audience, type: UserType): boolean =>
  audience === 'family' || audience === 'admin' || (audience === 'carer' && type === 'rsc')

/** An athlete's success coach and admins evaluate. The family reads what comes of it. */
export const mayEvaluate = (audience: Audience, type: UserType): boolean =>
  audience !== 'family' && maySeeRanking(audience, type)

import type { User } from '@fieldhouse/contract/accounts'
import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'

/** How lengths and weights are shown. */
export type Units = 'imperial' | 'metric'

/** PRO-04: the person's choice, or the product's setting. A success coach always sees feet and pounds. */
export const unitsFor = (
  viewer: Pick<User, 'type' | 'metric_type'> | null,
  setting: MetricType = 1,
): Units => (viewer?.type !== 'rsc' && (viewer?.metric_type ?? setting) === 2 ? 'metric' : 'imperial')

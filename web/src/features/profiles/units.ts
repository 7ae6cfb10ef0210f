import type { User } from '@fieldhouse/contract/accounts'
import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'

/** How lengths and weights are shown. */
export type Units = 'imperial' | 'metric'

/** PRO-04: by the person's own choice, else by the product's setting. A success coach always reads feet and pounds. */
export const unitsFor = (
  viewer: Pick<User, 'type' | 'metric_type'> | null,
  setting: MetricType = 1,
): Units => (viewer?.type !== 'rsc' && (viewer?.metric_type ?? setting) === 2 ? 'metric' : 'imperial')

import type { User } from '@fieldhouse/contract/accounts'
import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'
import { useQuery } from '@tanstack/react-query'
import { siteBasicsQuery } from './site-content.ts'
import { viewerQuery } from './viewer.ts'

/** How lengths and weights are shown. */
export type Units = 'imperial' | 'metric'

/** PRO-04: the person's choice, or the product's setting. A success coach always sees feet and pounds. */
export const unitsFor = (
  viewer: Pick<User, 'type' | 'metric_type'> | null,
  setting: MetricType = 1,
): Units => (viewer?.type !== 'rsc' && (viewer?.metric_type ?? setting) === 2 ? 'metric' : 'imperial')

/** The viewer's units. Every page has loaded the viewer and the setting, so this makes no request. */
export const useUnits = (): Units => {
  const { data: viewer = null } = useQuery({ ...viewerQuery, enabled: false })
  const { data: content } = useQuery({ ...siteBasicsQuery, enabled: false })
  return unitsFor(viewer, content?.metric.metric_type)
}

import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'
import { useQuery } from '@tanstack/react-query'
import { siteBasicsQuery } from '../../lib/site-content.ts'

/** The product's units, for everyone who has not chosen their own. */
export const useMetricSetting = (): MetricType | undefined =>
  useQuery(siteBasicsQuery).data?.metric.metric_type

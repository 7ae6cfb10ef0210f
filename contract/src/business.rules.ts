import type { BusinessPeriod } from './business.ts'

/** The share of families that left. Null if there were none to leave. */
export const churnOf = ({ families, left }: Pick<BusinessPeriod, 'families' | 'left'>): number | null =>
  families > 0 ? left / families : null

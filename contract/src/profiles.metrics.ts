import type { Metric } from './profiles.document.ts'

const isNewer = (one: Metric, other: Metric): boolean => (one.measured_on ?? '') >= (other.measured_on ?? '')

/**
 * PRO-04: what was measured again counts as it was last. Of one day the later entry counts; what has no day is older than
 * what has one.
 */
export const newestMetrics = (metrics: readonly Metric[]): Metric[] => {
  const newest = new Map<string, Metric>()
  for (const metric of metrics) {
    const known = newest.get(metric.key)
    if (!known || isNewer(metric, known)) newest.set(metric.key, metric)
  }
  return [...newest.values()]
}

interface MeasuredAgain {
  /** The entry that changes; none when one is added. */
  id?: string | undefined
  key: string
}

/** Entries of the same measurement that a new or renamed entry has to replace or join. */
export const alreadyMeasured = <M extends Pick<Metric, 'id' | 'key'>>(
  metrics: readonly M[],
  { id, key }: MeasuredAgain,
): M[] => {
  const same = metrics.filter((metric) => metric.key === key)
  return same.some((metric) => metric.id === id) ? [] : same
}

export const alreadyMeasuredFault = 'You already have this measurement. Choose whether this one replaces it.'

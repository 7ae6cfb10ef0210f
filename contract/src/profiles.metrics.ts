import type { Metric } from './profiles.document.ts'

const isNewer = (one: Metric, other: Metric): boolean => (one.measured_on ?? '') >= (other.measured_on ?? '')

/**
 * PRO-04: the latest measurement counts. On the same day, the later entry counts. An entry without a date is older than
 * one with a date.
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
  /** The entry that changes. None when one is added. */
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

import type { HealthCheck } from '@fieldhouse/contract/admin.health'
import { counted } from '../../../lib/counted.ts'

/** The state of everything, in a few words. */
export const healthHeadline = (checks: readonly Pick<HealthCheck, 'state'>[]): string => {
  const bad = checks.filter(({ state }) => state === 'bad').length
  const watched = checks.filter(({ state }) => state === 'watch').length
  if (bad > 0) return `${counted(bad, 'problem')} to fix`
  if (watched > 0) return `${counted(watched, 'thing')} to watch`
  return 'All systems go'
}

/** “0.4 ms”, “12 ms”, “1.3 s”. */
export const millisecondsText = (ms: number): string => {
  if (ms >= 1000) return `${(ms / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })} s`
  return `${ms.toLocaleString('en-US', { maximumFractionDigits: ms < 10 ? 1 : 0 })} ms`
}

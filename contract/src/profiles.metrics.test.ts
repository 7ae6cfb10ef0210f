import { expect, test } from 'vitest'
import type { Metric } from './profiles.document.ts'
import { newestMetrics } from './profiles.metrics.ts'

const taken = (key: string, value: number, measured_on: string | null): Metric => ({
  id: `${key}-${value}`,
  key,
  value,
  measured_on,
  source: 'self',
  verified_by: null,
  confirmed: null,
})

const values = (...metrics: Metric[]) => newestMetrics(metrics).map(({ key, value }) => [key, value])

test('PRO-04 the latest measurement counts', () => {
  expect(
    values(
      taken('wingspan', 180, '2025-03-01'),
      taken('reach', 230, '2026-03-01'),
      taken('wingspan', 186, '2026-03-01'),
      taken('reach', 225, '2025-03-01'),
    ),
  ).toEqual([
    ['wingspan', 186],
    ['reach', 230],
  ])
})

test('PRO-04 on the same day the later entry counts, and a date beats no date', () => {
  expect(values(taken('reach', 225, '2026-03-01'), taken('reach', 226, '2026-03-01'))).toEqual([
    ['reach', 226],
  ])
  expect(values(taken('reach', 225, '2026-03-01'), taken('reach', 220, null))).toEqual([['reach', 225]])
  expect(values(taken('reach', 220, null), taken('reach', 225, '2026-03-01'))).toEqual([['reach', 225]])
})

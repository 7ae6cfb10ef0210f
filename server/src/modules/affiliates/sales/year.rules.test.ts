import { expect, test } from 'vitest'
import { lastMonths, yearOf } from './year.rules.ts'

const now = new Date('2026-03-31T23:30:00Z')

test('AFF-01 the chart has twelve months, and the current one is the last', () => {
  const months = yearOf(lastMonths(now), { signUps: [], sales: [] }).map(({ month }) => month)
  expect(months).toHaveLength(12)
  expect([months[0], months[9], months[11]]).toEqual(['2025-04', '2026-01', '2026-03'])
})

test('AFF-01 a month without sales has zeros, and the others have what was found', () => {
  const year = yearOf(lastMonths(now), {
    signUps: [{ month: '2026-02', sign_ups: 3 }],
    sales: [{ month: '2026-03', sales: 2, commission: 1960 }],
  })
  expect(year.slice(-3)).toEqual([
    { month: '2026-01', sign_ups: 0, sales: 0, commission: 0 },
    { month: '2026-02', sign_ups: 3, sales: 0, commission: 0 },
    { month: '2026-03', sign_ups: 0, sales: 2, commission: 1960 },
  ])
})

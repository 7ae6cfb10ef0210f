import { describe, expect, test } from 'vitest'
import { coachesOf, stretchesOf } from './view-figures.ts'

const daysUntil = (last: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    day: new Date(Date.parse(last) - (count - 1 - place) * 86_400_000).toISOString().slice(0, 10),
    visitors: 2,
    coaches: 1,
  }))

describe('the data for the views chart', () => {
  test('a month is shown by day', () => {
    const { unit, stretches } = stretchesOf(daysUntil('2026-11-15', 30))
    expect(unit).toBe('Day')
    expect(stretches).toHaveLength(30)
    expect(stretches.at(-1)).toEqual({ label: 'Nov 15', visitors: 2, coaches: 1 })
  })

  test('a year is shown by week, and no view is lost', () => {
    const { unit, stretches } = stretchesOf(daysUntil('2026-11-15', 365))
    expect(unit).toBe('Week from')
    expect(stretches).toHaveLength(52)
    expect(stretches.at(-1)).toEqual({ label: 'Nov 9', visitors: 14, coaches: 7 })
    expect(stretches[0]).toEqual({ label: 'Nov 16', visitors: 16, coaches: 8 })
    expect(stretches.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(730)
  })

  test('a coach with three views is one coach', () => {
    const view = (id: string, coach_id: string, viewed_at: string) => ({
      id,
      coach_id,
      name: coach_id,
      college: null,
      verified_by: 'contact' as const,
      viewed_at,
    })
    const verified = { college: null, verified_by: 'contact' }
    expect(
      coachesOf([
        view('4', 'dana', '2026-11-14'),
        view('3', 'lee', '2026-11-12'),
        view('2', 'dana', '2026-11-03'),
        view('1', 'dana', '2026-11-01'),
      ]),
    ).toEqual([
      { coach_id: 'dana', name: 'dana', ...verified, last_at: '2026-11-14', times: 3 },
      { coach_id: 'lee', name: 'lee', ...verified, last_at: '2026-11-12', times: 1 },
    ])
  })
})

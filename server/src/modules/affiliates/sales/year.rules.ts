import type { SalesMonth } from '@fieldhouse/contract/affiliates.sales'

const monthsShown = 12

/** The first moments of the last twelve months, oldest first. The current month is the last. */
export const lastMonths = (now: Date): Date[] =>
  Array.from(
    { length: monthsShown },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1 + index, 1)),
  )

interface Found {
  readonly signUps: readonly Pick<SalesMonth, 'month' | 'sign_ups'>[]
  readonly sales: readonly Pick<SalesMonth, 'month' | 'sales' | 'commission'>[]
}

/** Every month has a place, also one without sales. */
export const yearOf = (months: readonly Date[], { signUps, sales }: Found): SalesMonth[] =>
  months.map((first) => {
    const month = first.toISOString().slice(0, 7)
    return {
      sign_ups: 0,
      sales: 0,
      commission: 0,
      ...signUps.find((found) => found.month === month),
      ...sales.find((found) => found.month === month),
      month,
    }
  })

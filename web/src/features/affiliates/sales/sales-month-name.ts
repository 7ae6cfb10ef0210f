const salesMonthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** As in "Nov 2026", from 2026-11. */
export const salesMonthName = (month: string): string =>
  salesMonthFormat.format(new Date(`${month}-01T00:00:00Z`))

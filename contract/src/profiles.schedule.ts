/** PRO-01: where an athlete can still be seen. What is today is ahead until the day is over. */
export const upcoming = <Event extends { date: string }>(
  schedule: readonly Event[],
  today: string,
): Event[] => schedule.filter(({ date }) => date >= today)

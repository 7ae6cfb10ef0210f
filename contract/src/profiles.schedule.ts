/** PRO-01: upcoming games. A game today is upcoming until the day is over. */
export const upcoming = <Event extends { date: string }>(
  schedule: readonly Event[],
  today: string,
): Event[] => schedule.filter(({ date }) => date >= today)

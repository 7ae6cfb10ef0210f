import { dateBack, momentBack } from '../recruiting/days.ts'

const isWeekday = (date: string): boolean => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

/** Success coaches work from Monday to Friday. The first of these is the last finished weekday. */
const daysOf = (count: number): number[] => {
  const days: number[] = []
  for (let back = 0; days.length < count; back++) if (isWeekday(dateBack(back))) days.push(back)
  return days
}

/** Half a year. */
const mostWorkdays = 130

/** The moments of a success coach's weekdays. Made once, because finding weekdays takes a while. */
export const workCalendar = () => {
  const days = daysOf(mostWorkdays)
  return {
    /** This many weekdays before the last finished one, at a time such as `16:12`. */
    at: (workday: number, time: string): Date => momentBack(days[workday] ?? mostWorkdays * 2, time),
    length: mostWorkdays,
  }
}
export type WorkCalendar = ReturnType<typeof workCalendar>

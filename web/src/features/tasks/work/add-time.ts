import { clientZone } from '../../../lib/client-time.ts'
import { localDay } from '../../../ui/forms/date-rules.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Half an hour ago, in whole minutes. */
export const firstAddTime = (now: Date): { date: string; time: string } => {
  const from = new Date(now.getTime() - 30 * 60_000)
  return { date: localDay(from), time: `${two(from.getHours())}:${two(from.getMinutes())}` }
}

const numberTyped = (typed: unknown): number => {
  const text = String(typed ?? '').trim()
  return text === '' ? 0 : Number(text)
}

/** Zero if it can't be read: the rules refuse it in words that fit the form. */
const secondsTyped = (hours: unknown, minutes: unknown): number => {
  const [typedHours, typedMinutes] = [numberTyped(hours), numberTyped(minutes)]
  const isTime = typedHours >= 0 && typedMinutes >= 0
  return isTime ? Math.round((typedHours * 60 + typedMinutes) * 60) : 0
}

/** The form's fields as the call needs them. The time zone is for the sentence about an overlap. */
export const addTimeBody = ({ from, from_time, hours, time, done }: Record<string, unknown>) => {
  const start = new Date(`${from}T${from_time}`)
  return {
    time: secondsTyped(hours, time),
    from: Number.isNaN(start.getTime()) ? '' : start.toISOString(),
    done,
    ...clientZone(),
  }
}

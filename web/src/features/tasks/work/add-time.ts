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

/** The form's fields as the call needs them. What can't be read is sent as it is, so it is refused by its field. */
export const addTimeBody = ({ from, from_time, hours, time, done }: Record<string, unknown>) => {
  const start = new Date(`${from}T${from_time}`)
  return {
    time: Math.round((numberTyped(hours) * 60 + numberTyped(time)) * 60),
    from: Number.isNaN(start.getTime()) ? '' : start.toISOString(),
    done,
  }
}

import { houseZone } from '../../../platform/house-day.ts'

interface Overlap {
  readonly name: string
  readonly athlete: string
  readonly from_at: Date
  readonly to_at: Date
  readonly is_discarded: boolean
}

const formats = (timeZone: string) => ({
  day: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone }),
  time: new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }),
  timeWithZone: new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }),
})

/** `Intl` does not know every name that looks like a time zone. */
const formatsOf = (timeZone: string) => {
  try {
    return formats(timeZone)
  } catch {
    return formats(houseZone)
  }
}

/** Why time can't be added: what the coach did then. */
export const overlapWords = (
  { name, athlete, from_at, to_at, is_discarded }: Overlap,
  timeZone = houseZone,
): string => {
  const { day, time, timeWithZone } = formatsOf(timeZone)
  const when = `on ${day.format(from_at)} from ${time.format(from_at)} to ${timeWithZone.format(to_at)}`
  return is_discarded
    ? `You discarded time of “${name}” for ${athlete} ${when}. Discarded time can’t be added again.`
    : `You worked on “${name}” for ${athlete} ${when}. Choose a time that does not overlap with it.`
}

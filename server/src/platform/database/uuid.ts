import { randomInt, randomUUID } from 'node:crypto'

/** The 12 bits after the time. They count up within a millisecond, so ids of one process sort in the order they were made. */
const lastNumber = 0xfff
let latest = { time: 0, number: 0 }

const next = (at: number): typeof latest => {
  if (at > latest.time) return { time: at, number: randomInt(0x800) }
  if (latest.number < lastNumber) return { time: latest.time, number: latest.number + 1 }
  return { time: latest.time + 1, number: 0 }
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/**
 * A version 7 UUID. It sorts by time, so new rows are added at the end of an index. PostgreSQL has these only since
 * version 18.
 */
export const uuidv7 = (at?: number): string => {
  // The random digits of a version 4, which Node has in stock.
  const random = randomUUID()
  if (at !== undefined) return `${hex(at, 12).replace(/^.{8}/, '$&-')}-7${random.slice(15)}`
  latest = next(Date.now())
  return `${hex(latest.time, 12).replace(/^.{8}/, '$&-')}-7${hex(latest.number, 3)}${random.slice(18)}`
}

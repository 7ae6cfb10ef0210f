import { randomUUID } from 'node:crypto'

/**
 * A version 7 UUID. It sorts by time, so new rows are added at the end of an index. PostgreSQL has these only since
 * version 18.
 */
export const uuidv7 = (at = Date.now()): string => {
  const time = at.toString(16).padStart(12, '0')
  // The random digits of a version 4, which Node has in stock.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

import { randomBytes } from 'node:crypto'

/**
 * A version 7 UUID. It sorts by time, so new rows are added at the end of an index. PostgreSQL has these only since
 * version 18.
 */
export const uuidv7 = (at = Date.now()): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

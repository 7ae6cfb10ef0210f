import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, wherever the reader is. */
export const moment = () => timestamp({ withTimezone: true })

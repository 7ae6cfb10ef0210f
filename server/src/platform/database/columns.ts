import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, independent of time zones. */
export const moment = () => timestamp({ withTimezone: true })

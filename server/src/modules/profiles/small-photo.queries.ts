import { sql } from 'drizzle-orm'
import { athletes } from './profiles.tables.ts'

/** For a row of a list: the address of the smallest picture. */
export const smallPhotoUrl = sql<string | null>`${athletes.photo} -> 'variants' -> 0 ->> 'webp'`

/** The same in the form that most lists use. */
export const smallPhoto = sql<{
  url: string
} | null>`case when ${athletes.photo} is not null then jsonb_build_object('url', ${smallPhotoUrl}) end`

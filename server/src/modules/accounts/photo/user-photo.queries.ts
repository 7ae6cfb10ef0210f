import { sql } from 'drizzle-orm'
import { users } from '../accounts.tables.ts'

/** The address of the smallest picture. No photo of a person is shown larger. */
export const userPhotoUrl = sql<string | null>`${users.photo} -> 'variants' -> 0 ->> 'webp'`

export const userPhoto = sql<{
  url: string
} | null>`case when ${users.photo} is not null then jsonb_build_object('url', ${userPhotoUrl}) end`

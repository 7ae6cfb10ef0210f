import type { MediaItem, Picture } from '@fieldhouse/contract/profiles.document'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { userId } from '../../accounts/accounts.tables.ts'
import { athletes } from '../profiles.tables.ts'

/** The athlete's photo, with the cut-out that was made of it. */
type Portrait = Picture & { cutout?: Picture | null }

/**
 * Photos and video links of a gallery. What is deleted can be brought back for a while; so can the athlete's photo
 * before the present one, which is kept here as deleted from the beginning.
 */
export const media = pgTable(
  'profiles_media',
  {
    id: uuid().primaryKey(),
    athlete_id: uuid()
      .notNull()
      .references(() => athletes.id, { onDelete: 'cascade' }),
    kind: text().$type<MediaItem['kind'] | 'portrait'>().notNull(),
    title: text(),
    picture: jsonb().$type<Portrait>(),
    video: jsonb().$type<NonNullable<MediaItem['video']>>(),
    rank: integer().notNull(),
    created_at: moment().notNull(),
    deleted_at: moment(),
  },
  (table) => [index('profiles_media_athlete').on(table.athlete_id)],
)

/** A picture that was sent and belongs to nothing yet; swept after a day. */
export const uploads = pgTable(
  'profiles_uploads',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    picture: jsonb().$type<Picture>().notNull(),
    /** What it was made of, from which a part can be taken; empty where there is none. */
    original_key: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index('profiles_uploads_created').on(table.created_at)],
)

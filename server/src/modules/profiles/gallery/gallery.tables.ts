import type { MediaItem, Picture } from '@fieldhouse/contract/profiles.document'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { userId } from '../../accounts/accounts.tables.ts'
import { athletes } from '../profiles.tables.ts'

/** The athlete's photo, with its cutout. */
type Portrait = Picture & { cutout?: Picture | null }

/**
 * Photos and video links of a gallery. Deleted items can be restored for a while. So can the athlete's previous photo,
 * which is stored here as deleted from the start.
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

/** An uploaded picture that is not used yet. Swept after a day. */
export const uploads = pgTable(
  'profiles_uploads',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    picture: jsonb().$type<Picture>().notNull(),
    /** The original, from which a part can be cut. Empty if there is none. */
    original_key: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index('profiles_uploads_created').on(table.created_at)],
)

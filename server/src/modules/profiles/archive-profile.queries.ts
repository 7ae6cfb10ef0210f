import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ArchiveEntry, type ArchivePart, rowsById } from '../../platform/archive/archive.ts'
import type { Db } from '../../platform/database/database.ts'
import { largestKeyOf } from '../../platform/images/picture-files.ts'
import { shownName, users } from '../accounts/index.ts'
import { confirmations } from './confirmations/confirmations.tables.ts'
import { messages } from './contact/contact.tables.ts'
import { media, uploads } from './gallery/gallery.tables.ts'
import { athletes, formerSlugs } from './profiles.tables.ts'
import {
  answers,
  awards,
  contacts,
  education,
  goals,
  interviews,
  metrics,
  press,
  quotes,
  references,
  scheduledEvents,
  socialNames,
  vipDetails,
} from './sections/sections.tables.ts'
import { seasons } from './statistics/statistics.tables.ts'
import { transcriptRequests, transcripts } from './transcripts/transcripts.tables.ts'
import { coachViews, visitorViews } from './views/views.tables.ts'

/** The sections of a page, as they are stored. */
const sections: Record<string, PgTable & { athlete_id: PgColumn }> = {
  contacts,
  education,
  quote: quotes,
  'premium-page': vipDetails,
  'social-names': socialNames,
  measurements: metrics,
  goals,
  references,
  awards,
  answers,
  press,
  schedule: scheduledEvents,
  interviews,
  seasons,
  gallery: media,
  'former-addresses': formerSlugs,
}

const findPages = (db: Db, athleteUserIds: readonly string[]) =>
  db
    .select()
    .from(athletes)
    .where(inArray(athletes.user_id, [...athleteUserIds]))
    .orderBy(asc(athletes.created_at))

type Page = Awaited<ReturnType<typeof findPages>>[number]

/** Coaches who viewed the page, as the activity log names them. */
const findViews = (db: Db, athleteId: string) =>
  rowsById((after, limit) =>
    db
      .select({ id: coachViews.id, coach: shownName(users), viewed_at: coachViews.viewed_at })
      .from(coachViews)
      .innerJoin(users, eq(users.id, coachViews.coach_id))
      .where(and(eq(coachViews.athlete_id, athleteId), gt(coachViews.id, after)))
      .orderBy(asc(coachViews.id))
      .limit(limit),
  )

const messageColumns = {
  id: messages.id,
  contact_name: messages.contact_name,
  contact_email: messages.contact_email,
  contact_phone: messages.contact_phone,
  contact_message: messages.contact_message,
  created_at: messages.created_at,
}

const findMessages = (db: Db, of: { athlete_id: string } | { user_id: string }) =>
  rowsById((after, limit) =>
    db
      .select(messageColumns)
      .from(messages)
      .where(
        and(
          'athlete_id' in of ? eq(messages.athlete_id, of.athlete_id) : eq(messages.user_id, of.user_id),
          gt(messages.id, after),
        ),
      )
      .orderBy(asc(messages.id))
      .limit(limit),
  )

const findVisits = (db: Db, athleteId: string) =>
  db
    .select({ day: visitorViews.day, count: visitorViews.count })
    .from(visitorViews)
    .where(eq(visitorViews.athlete_id, athleteId))
    .orderBy(asc(visitorViews.day))

/** Measurements and seasons that somebody confirmed. The page names the person. */
const findConfirmations = (db: Db, athleteId: string) =>
  db
    .select({
      metric_id: confirmations.metric_id,
      season_id: confirmations.season_id,
      confirmed_by: shownName(users),
      confirmed_at: confirmations.confirmed_at,
    })
    .from(confirmations)
    .innerJoin(users, eq(users.id, confirmations.confirmed_by))
    .where(eq(confirmations.athlete_id, athleteId))

const findRequests = (db: Db, athleteId: string) =>
  db
    .select({
      name: transcriptRequests.name,
      college: transcriptRequests.college,
      email: transcriptRequests.email,
      reason: transcriptRequests.reason,
      status: transcriptRequests.status,
      created_at: transcriptRequests.created_at,
      answered_at: transcriptRequests.answered_at,
    })
    .from(transcriptRequests)
    .where(eq(transcriptRequests.athlete_id, athleteId))
    .orderBy(asc(transcriptRequests.created_at))

async function* filesOfPage(
  db: Db,
  { id, photo, cutout }: Page,
  folder: string,
): AsyncGenerator<ArchiveEntry> {
  const items = await db
    .select({ id: media.id, kind: media.kind, picture: media.picture })
    .from(media)
    .where(eq(media.athlete_id, id))
  const clippings = await db
    .select({ id: press.id, picture: press.picture })
    .from(press)
    .where(eq(press.athlete_id, id))
  const pictures = [
    { name: 'photo', picture: photo },
    { name: 'photo-without-background', picture: cutout },
    ...items.map((item) => ({ name: `${item.kind}-${item.id}`, picture: item.picture })),
    ...clippings.map((clipping) => ({ name: `press-${clipping.id}`, picture: clipping.picture })),
  ]
  for (const { name, picture } of pictures) {
    const storedAs = picture && largestKeyOf(picture)
    if (storedAs) yield { path: `${folder}/pictures/${name}.webp`, storedAs }
  }
  const grades = await db
    .select({ name: transcripts.name, storedAs: transcripts.storage_key, created_at: transcripts.created_at })
    .from(transcripts)
    .where(eq(transcripts.athlete_id, id))
  yield { path: `${folder}/transcripts.json`, rows: grades.map(({ storedAs, ...row }) => row) }
  for (const { name, storedAs } of grades)
    yield { path: `${folder}/transcripts/${name.replace(/\//g, '_')}`, storedAs }
}

async function* readPage(db: Db, page: Page): AsyncGenerator<ArchiveEntry> {
  const folder = `page-${page.slug}`
  const { versions, photo, cutout, ...row } = page
  yield { path: `${folder}/page.json`, rows: [row] }
  for (const [name, table] of Object.entries(sections))
    yield {
      path: `${folder}/${name}.json`,
      rows: await db.select().from(table).where(eq(table.athlete_id, page.id)),
    }
  yield { path: `${folder}/confirmed-figures.json`, rows: await findConfirmations(db, page.id) }
  yield { path: `${folder}/messages-from-the-page.json`, rows: findMessages(db, { athlete_id: page.id }) }
  yield { path: `${folder}/transcript-requests.json`, rows: await findRequests(db, page.id) }
  yield { path: `${folder}/coach-views.json`, rows: findViews(db, page.id) }
  yield { path: `${folder}/visitors-by-day.json`, rows: await findVisits(db, page.id) }
  yield* filesOfPage(db, page, folder)
}

/** Uploaded, but not used on a page yet. */
async function* readUploads(db: Db, userId: string): AsyncGenerator<ArchiveEntry> {
  const found = await db
    .select({ id: uploads.id, picture: uploads.picture, original_key: uploads.original_key })
    .from(uploads)
    .where(eq(uploads.user_id, userId))
  for (const { id, picture, original_key } of found) {
    const storedAs = original_key || largestKeyOf(picture)
    if (storedAs) yield { path: `uploads/${id}.${storedAs.split('.').at(-1)}`, storedAs }
  }
}

/** What a person did on the pages of others. */
async function* readVisits(db: Db, userId: string): AsyncGenerator<ArchiveEntry> {
  const viewed = rowsById((after, limit) =>
    db
      .select({ id: coachViews.id, athlete: shownName(users), viewed_at: coachViews.viewed_at })
      .from(coachViews)
      .innerJoin(athletes, eq(athletes.id, coachViews.athlete_id))
      .innerJoin(users, eq(users.id, athletes.user_id))
      .where(and(eq(coachViews.coach_id, userId), gt(coachViews.id, after)))
      .orderBy(asc(coachViews.id))
      .limit(limit),
  )
  yield { path: 'activity/pages-you-viewed.json', rows: viewed }
  yield { path: 'activity/messages-you-sent-from-pages.json', rows: findMessages(db, { user_id: userId }) }
  const confirmed = await db
    .select({ athlete: shownName(users), confirmed_at: confirmations.confirmed_at })
    .from(confirmations)
    .innerJoin(athletes, eq(athletes.id, confirmations.athlete_id))
    .innerJoin(users, eq(users.id, athletes.user_id))
    .where(eq(confirmations.confirmed_by, userId))
  yield { path: 'activity/figures-you-confirmed.json', rows: confirmed }
}

/** The pages of the person's athletes, with every file, and what they did on other pages. */
export const archiveProfile: ArchivePart = {
  tables: [
    athletes,
    ...Object.values(sections),
    confirmations,
    coachViews,
    visitorViews,
    messages,
    transcripts,
    transcriptRequests,
    uploads,
  ],
  read: async function* (db, { userId, athleteUserIds }) {
    for (const page of await findPages(db, athleteUserIds)) yield* readPage(db, page)
    yield* readUploads(db, userId)
    yield* readVisits(db, userId)
  },
}

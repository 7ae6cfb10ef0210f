import type { Picture } from '@fieldhouse/contract/profiles.document'
import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseInSteps, everyRow, inSteps } from '../../platform/database/in-steps.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { dropFilesLater } from '../../platform/images/drop-files.ts'
import { keysOf } from '../../platform/images/picture-files.ts'
import { confirmations } from './confirmations/confirmations.tables.ts'
import { messages } from './contact/contact.tables.ts'
import { media, uploads } from './gallery/gallery.tables.ts'
import { findPagesNaming } from './own-phone.queries.ts'
import { countedChange, lockHead, rewriteDocument } from './page/documents.queries.ts'
import { athletes } from './profiles.tables.ts'
import { retireSlugs } from './retired-slugs.queries.ts'
import { contacts, press } from './sections/sections.tables.ts'
import { transcripts } from './transcripts/transcripts.tables.ts'
import { coachViews, visitorViews } from './views/views.tables.ts'

const keysIn = (pictures: readonly (Picture | null | undefined)[]): string[] =>
  pictures.flatMap((picture) => (picture ? keysOf(picture) : []))

/** Deletes rows and schedules the deletion of their files, which happens after the commit. */
const eraseWithFiles = (db: Db, step: (tx: Db, perStep: number) => Promise<string[][]>): Promise<void> =>
  inSteps((perStep) =>
    transaction(db, async (tx) => {
      const rows = await step(tx, perStep)
      await dropFilesLater(tx, rows.flat())
      return rows.length
    }),
  )

const erasePage = async (db: Db, athleteId: string): Promise<void> => {
  await eraseWithFiles(db, async (tx, perStep) => {
    const isTheirs = everyRow(media, eq(media.athlete_id, athleteId), perStep)
    const gone = await tx.delete(media).where(isTheirs).returning({ picture: media.picture })
    return gone.map(({ picture }) => keysIn([picture, picture?.cutout]))
  })
  await eraseWithFiles(db, async (tx, perStep) => {
    const isTheirs = everyRow(press, eq(press.athlete_id, athleteId), perStep)
    const gone = await tx.delete(press).where(isTheirs).returning({ picture: press.picture })
    return gone.map(({ picture }) => keysIn([picture]))
  })
  await eraseWithFiles(db, async (tx, perStep) => {
    const isTheirs = everyRow(transcripts, eq(transcripts.athlete_id, athleteId), perStep)
    const gone = await tx.delete(transcripts).where(isTheirs).returning({ key: transcripts.storage_key })
    return gone.map(({ key }) => [key])
  })
  await eraseInSteps(db, messages, eq(messages.athlete_id, athleteId))
  await eraseInSteps(db, coachViews, eq(coachViews.athlete_id, athleteId))
  await eraseInSteps(db, visitorViews, eq(visitorViews.athlete_id, athleteId))
  // The rest is small and is deleted with the row.
  await eraseWithFiles(db, async (tx, perStep) => {
    await retireSlugs(tx, athleteId)
    const isTheirs = everyRow(athletes, eq(athletes.id, athleteId), perStep)
    const gone = await tx
      .delete(athletes)
      .where(isTheirs)
      .returning({ photo: athletes.photo, cutout: athletes.cutout })
    return gone.map(({ photo, cutout }) => keysIn([photo, cutout]))
  })
}

/** Their messages to other families stay, without a name or contact details. */
const namelessMessages = (db: Db, isTheirs: SQL): Promise<void> =>
  inSteps(async (perStep) => {
    const { rowCount } = await db
      .update(messages)
      .set({ user_id: null, contact_name: 'Deleted account', contact_email: '', contact_phone: '' })
      .where(everyRow(messages, isTheirs, perStep))
    return rowCount ?? 0
  })

/** Pages that name a person who confirmed a figure are built again without the name. */
const rewriteConfirmedPages = async (db: Db, userId: string): Promise<void> => {
  const pages = await db
    .selectDistinct({ id: confirmations.athlete_id })
    .from(confirmations)
    .where(eq(confirmations.confirmed_by, userId))
  for (const { id } of pages)
    await transaction(db, async (tx) => {
      await lockHead(tx, id)
      await rewriteDocument(tx, id)
    })
}

/** The pages of a parent's athletes stay, without the parent's name, phone, and email. */
const eraseNamedParent = async (db: Db, parentId: string): Promise<void> => {
  for (const id of await findPagesNaming(db, parentId))
    await transaction(db, async (tx) => {
      await tx
        .update(athletes)
        .set({ versions: countedChange('contacts') })
        .where(eq(athletes.id, id))
      await tx
        .update(contacts)
        .set({ parent_name: null, parent_email: null, parent_phone: null })
        .where(eq(contacts.athlete_id, id))
      await rewriteDocument(tx, id)
    })
}

/** The page of a person whose account is erased, with every file, and their name on messages to others. */
export const eraseProfile = async (db: Db, userId: string): Promise<void> => {
  const [page] = await db.select({ id: athletes.id }).from(athletes).where(eq(athletes.user_id, userId))
  if (page) await erasePage(db, page.id)
  await eraseWithFiles(db, async (tx, perStep) => {
    const isTheirs = everyRow(uploads, eq(uploads.user_id, userId), perStep)
    const gone = await tx
      .delete(uploads)
      .where(isTheirs)
      .returning({ picture: uploads.picture, original_key: uploads.original_key })
    return gone.map(({ picture, original_key }) => [
      ...keysOf(picture),
      ...(original_key === '' ? [] : [original_key]),
    ])
  })
  await namelessMessages(db, eq(messages.user_id, userId))
  await rewriteConfirmedPages(db, userId)
  await eraseNamedParent(db, userId)
}

import type { Actor } from '@fieldhouse/contract/guards'
import type * as sections from '@fieldhouse/contract/profiles.sections'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { athletes } from '../profiles.tables.ts'
import { assertFilm } from './assert-film.ts'
import { changePage } from './change-page.ts'
import { contacts, education, quotes, vipDetails } from './sections.tables.ts'

/** The sections that an athlete has once: what is saved takes the place of what was there. */

type Given<S extends z.ZodType> = z.output<S>

/** What was left empty is emptied. */
const orNull = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, value ?? null])) as {
    [K in keyof T]-?: Exclude<T[K], undefined> | (undefined extends T[K] ? null : never)
  }

export const saveContacts = (
  db: Db,
  actor: Actor,
  id: string,
  { version, ...given }: Given<typeof sections.contacts>,
) =>
  changePage(db, actor, { id, group: 'contacts', version }, async (tx, { athlete_id }) => {
    const { phone, email, website, parent_name, parent_email, parent_phone } = given
    const row = orNull({ phone, email, website, parent_name, parent_email, parent_phone })
    await tx
      .insert(contacts)
      .values({ athlete_id, ...row })
      .onConflictDoUpdate({ target: contacts.athlete_id, set: row })
  })

export const saveEducation = (
  db: Db,
  actor: Actor,
  id: string,
  { version, ...given }: Given<typeof sections.education>,
) =>
  changePage(db, actor, { id, group: 'education', version }, async (tx, { athlete_id }) => {
    const { school, gpa, weighted_gpa, core_gpa, sat, act, ncaa_id, intended_majors, honours } = given
    const grades = orNull({ school, gpa, weighted_gpa, core_gpa, sat, act, ncaa_id })
    const row = { ...grades, intended_majors, honours }
    await tx
      .insert(education)
      .values({ athlete_id, ...row })
      .onConflictDoUpdate({ target: education.athlete_id, set: row })
  })

/** A quote without words is none. */
export const saveQuote = (
  db: Db,
  actor: Actor,
  id: string,
  { version, text, ...given }: Given<typeof sections.quote>,
) =>
  changePage(db, actor, { id, group: 'quote', version }, async (tx, { athlete_id }) => {
    const { author = null } = given
    if (!text) await tx.delete(quotes).where(eq(quotes.athlete_id, athlete_id))
    else
      await tx
        .insert(quotes)
        .values({ athlete_id, text, author })
        .onConflictDoUpdate({ target: quotes.athlete_id, set: { text, author } })
  })

/** PRO-08, PRO-09: only what is given changes. */
export const saveSettings = (
  db: Db,
  actor: Actor,
  id: string,
  { version, color_theme, theme_mode, is_visible }: Given<typeof sections.settings>,
) =>
  changePage(db, actor, { id, group: 'settings', version }, async (tx, { athlete_id }) => {
    const changed = {
      ...(color_theme && { color_theme }),
      ...(theme_mode !== undefined && { theme_mode }),
      ...(is_visible !== undefined && { is_visible }),
    }
    if (Object.keys(changed).length === 0) return
    await tx.update(athletes).set(changed).where(eq(athletes.id, athlete_id))
  })

/** PRO-11. */
export const saveVipDetails = (
  db: Db,
  actor: Actor,
  id: string,
  { version, ...given }: Given<typeof sections.vipDetails>,
) =>
  changePage(db, actor, { id, group: 'vip-details', version }, async (tx, { athlete_id, is_seros }) => {
    if (!is_seros) throw new AppError('forbidden', { message: 'This is for premium pages.' })
    const { headline, story, agent_name, agent_email, highlight_url } = given
    if (highlight_url) assertFilm('highlight_url', highlight_url)
    const row = orNull({ headline, story, agent_name, agent_email, highlight_url })
    await tx
      .insert(vipDetails)
      .values({ athlete_id, ...row })
      .onConflictDoUpdate({ target: vipDetails.athlete_id, set: row })
  })

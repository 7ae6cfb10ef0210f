import type { Actor } from '@fieldhouse/contract/guards'
import type * as sections from '@fieldhouse/contract/profiles.sections'
import type * as z from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { changePage } from '../editing/change-page.ts'
import { updateAthlete } from '../profiles.queries.ts'
import { assertFilm } from './assert-film.ts'
import { dropQuote, putContacts, putEducation, putQuote, putVipDetails } from './sections.queries.ts'

/** The sections that exist once per athlete. Saving replaces the old values. */

type Given<S extends z.ZodType> = z.output<S>

/** Fields that were left empty are cleared. */
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
    await putContacts(tx, athlete_id, row)
  })

export const saveEducation = (
  db: Db,
  actor: Actor,
  id: string,
  { version, ...given }: Given<typeof sections.education>,
) =>
  changePage(db, actor, { id, group: 'education', version }, async (tx, { athlete_id }) => {
    const { school, gpa, weighted_gpa, core_gpa, sat, act, ncaa_id, intended_majors, honors } = given
    const grades = orNull({ school, gpa, weighted_gpa, core_gpa, sat, act, ncaa_id })
    await putEducation(tx, athlete_id, { ...grades, intended_majors, honors })
  })

/** A quote without text is no quote. */
export const saveQuote = (
  db: Db,
  actor: Actor,
  id: string,
  { version, text, ...given }: Given<typeof sections.quote>,
) =>
  changePage(db, actor, { id, group: 'quote', version }, async (tx, { athlete_id }) => {
    const { author = null } = given
    if (text) await putQuote(tx, athlete_id, { text, author })
    else await dropQuote(tx, athlete_id)
  })

/** PRO-08, PRO-09: only the given values change. */
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
    await updateAthlete(tx, athlete_id, changed)
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
    await putVipDetails(tx, athlete_id, row)
  })

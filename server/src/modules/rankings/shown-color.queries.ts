import { sql } from 'drizzle-orm'
import { athletes } from '../profiles/index.ts'

type ColorTheme = (typeof athletes.$inferSelect)['color_theme']

/** A premium page is black, whatever was chosen for it. */
export const shownColor = sql<ColorTheme>`case when ${athletes.is_seros} then 'black' else ${athletes.color_theme} end`

import { desc, eq } from 'drizzle-orm'
import type { ArchivePart } from '../../platform/archive/archive.ts'
import { shownName, users } from '../accounts/index.ts'
import { searchChoices, searchHistory } from './search.tables.ts'

/** A person's filters, and the athletes they looked up. */
export const archiveSearch: ArchivePart = {
  tables: [searchChoices, searchHistory],
  read: async function* (db, { userId }) {
    const choices = await db
      .select({ filters: searchChoices.chosen, updated_at: searchChoices.updated_at })
      .from(searchChoices)
      .where(eq(searchChoices.user_id, userId))
    yield { path: 'activity/search-filters.json', rows: choices }
    const history = await db
      .select({ athlete: shownName(users) })
      .from(searchHistory)
      .innerJoin(users, eq(users.id, searchHistory.athlete_user_id))
      .where(eq(searchHistory.user_id, userId))
      .orderBy(desc(searchHistory.place))
    yield { path: 'activity/athletes-you-looked-up.json', rows: history }
  },
}

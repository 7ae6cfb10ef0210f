import { readOnly } from '../../platform/database/read-only.ts'
import * as tables from './search.tables.ts'

/** What other modules may read from the index. */
export const searchAthletes = readOnly(
  tables.searchAthletes,
  'athlete_id',
  'user_id',
  'first_name',
  'last_name',
  'gender',
  'sport_key',
  'position',
  'class_year',
  'state',
)

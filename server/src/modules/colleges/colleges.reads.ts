import { getTableColumns } from 'drizzle-orm'
import { readOnly } from '../../platform/database/read-only.ts'
import * as tables from './colleges.tables.ts'

/** What other modules may read about colleges. */

export const colleges = readOnly(
  tables.colleges,
  'id',
  'name',
  'short_name',
  'aliases',
  'city',
  'state',
  'setting',
  'division',
  'conference',
  'undergrad_enrollment',
  'admission_rate',
  'open_admission',
  'avg_net_cost',
)

/** The columns that `presentCollege` needs. */
export const collegeColumns = getTableColumns(tables.colleges)

export const collegeCoaches = readOnly(
  tables.collegeCoaches,
  'id',
  'college_id',
  'user_id',
  'position',
  'team_gender',
  'added_for',
  'created_at',
)

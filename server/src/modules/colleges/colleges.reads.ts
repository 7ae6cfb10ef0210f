import { readOnly } from '../../platform/database/read-only.ts'
import { rowAsJson } from '../../platform/database/row-as-json.ts'
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

/** A whole college, for `presentCollege` and `presentCollegeDetails`. */
export const collegeRow = rowAsJson(tables.colleges)

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

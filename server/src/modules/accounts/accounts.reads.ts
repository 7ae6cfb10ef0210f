import { readOnly } from '../../platform/database/read-only.ts'
import * as tables from './accounts.tables.ts'

/** What other modules may read about accounts. Passwords and unproven addresses are not included. */

export const users = readOnly(
  tables.users,
  'id',
  'type',
  'email',
  'email_verified_at',
  'first_name',
  'last_name',
  'gender',
  'phone',
  'metric_type',
  'is_super_admin',
  'is_vip',
  'last_seen_at',
  'created_at',
  'deleted_at',
  'deleted_by',
  'erased_at',
)

export const guardians = readOnly(
  tables.guardians,
  'parent_id',
  'athlete_user_id',
  'relationship',
  'created_at',
)

import { readOnly } from '../../platform/database/read-only.ts'
import * as tables from './teams.tables.ts'

/** What other modules may read about teams. */

export const teams = readOnly(tables.teams, 'id', 'name', 'created_by', 'deleted_at')

export const teamMembers = readOnly(
  tables.teamMembers,
  'team_id',
  'user_id',
  'created_at',
  'confirmed_at',
  'refused_at',
  'decided_by',
  'reason',
)

import { readOnly } from '../../platform/database/read-only.ts'
import * as tables from './roster.tables.ts'

/** What other modules may read about the roster. */

export const rosterAssignments = readOnly(tables.rosterAssignments, 'coach_id', 'athlete_user_id')

export const rosterClaims = readOnly(tables.rosterClaims, 'success_coach_id', 'athlete_user_id', 'created_at')

import { readOnly } from '../../platform/database/read-only.ts'
import * as tables from './messaging.tables.ts'

/** What other modules may read about messaging. */

export const conversations = readOnly(
  tables.conversations,
  'id',
  'athlete_user_id',
  'coach_id',
  'family_last_at',
  'coach_last_at',
)

export const messages = readOnly(
  tables.messages,
  'id',
  'conversation_id',
  'seq',
  'side',
  'sender_id',
  'content',
  'is_withheld',
  'created_at',
)

export const readMarks = readOnly(tables.readMarks, 'conversation_id', 'user_id', 'read_seq')

export const reports = readOnly(tables.reports, 'id', 'message_id', 'reporter_id', 'reason', 'note')

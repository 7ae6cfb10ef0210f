import { readOnly } from '../../platform/database/read-only.ts'
import * as tables from './site.tables.ts'

/** What other modules may read about the site: what people sent to the team. */

export const contactMessages = readOnly(
  tables.contactMessages,
  'id',
  'contact_name',
  'contact_email',
  'contact_phone',
  'contact_message',
)

export const feedbackMessages = readOnly(
  tables.feedbackMessages,
  'id',
  'feedback_message',
  'feedback_email',
  'page_url',
  'request_id',
)

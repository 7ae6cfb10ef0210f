import { readOnly } from '../../platform/database/read-only.ts'
import * as contact from './contact/contact.tables.ts'
import * as tables from './profiles.tables.ts'
import * as sections from './sections/sections.tables.ts'
import * as statistics from './statistics/statistics.tables.ts'
import * as transcripts from './transcripts/transcripts.tables.ts'
import * as views from './views/views.tables.ts'

/** What other modules may read about profiles. Access codes and street addresses are not included. */

export const athletes = readOnly(
  tables.athletes,
  'id',
  'user_id',
  'slug',
  'sport_key',
  'position',
  'secondary_position',
  'class_year',
  'jersey_number',
  'height_cm',
  'weight_kg',
  'wingspan_cm',
  'high_school',
  'club',
  'city',
  'state',
  'country',
  'lat',
  'lon',
  'bio',
  'photo',
  'color_theme',
  'is_visible',
  'is_seros',
  'created_at',
)

export const contacts = readOnly(sections.contacts, 'athlete_id', 'phone', 'email')

export const education = readOnly(sections.education, 'athlete_id', 'gpa', 'core_gpa', 'sat', 'act')

export const seasons = readOnly(
  statistics.seasons,
  'id',
  'athlete_id',
  'type',
  'season',
  'values',
  'created_at',
)

export const figures = readOnly(statistics.figures, 'athlete_id', 'key', 'value')

export const coachViews = readOnly(views.coachViews, 'id', 'athlete_id', 'coach_id', 'viewed_at')

/** Who wrote with the form of a page, and when. The text belongs to the family. */
export const pageMessages = readOnly(contact.messages, 'id', 'athlete_id', 'user_id', 'created_at')

/** Who asked a family for the access code. */
export const transcriptRequests = readOnly(
  transcripts.transcriptRequests,
  'id',
  'athlete_id',
  'name',
  'college',
  'email',
  'reason',
  'verified_by',
  'created_at',
  'report_note',
)

import { media } from '../../modules/profiles/gallery/gallery.tables.ts'
import * as sections from '../../modules/profiles/sections/sections.tables.ts'
import { seasons } from '../../modules/profiles/statistics/statistics.tables.ts'

/** The tables of the sections of a profile. */
export const sectionTables = {
  seasons,
  metrics: sections.metrics,
  media,
  goals: sections.goals,
  education: sections.education,
  references: sections.references,
  awards: sections.awards,
  answers: sections.answers,
  quotes: sections.quotes,
  press: sections.press,
  events: sections.scheduledEvents,
  interviews: sections.interviews,
  social: sections.socialNames,
  contacts: sections.contacts,
  vip: sections.vipDetails,
} as const

type SectionTables = typeof sectionTables
export type SectionName = keyof SectionTables
export const sectionNames = Object.keys(sectionTables) as SectionName[]

/** An entry of a section, without the common columns. */
export type Entry<K extends SectionName> = Omit<
  SectionTables[K]['$inferSelect'],
  'id' | 'athlete_id' | 'created_at'
>

/** The sections of a profile. Some have at most one entry. */
export type Sections = { readonly [K in SectionName]: readonly Entry<K>[] }

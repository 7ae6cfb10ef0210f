import * as profiles from '../../modules/profiles/index.ts'

/** The tables that hold the sections of a profile. */
export const sectionTables = {
  seasons: profiles.seasons,
  metrics: profiles.metrics,
  media: profiles.media,
  goals: profiles.goals,
  education: profiles.education,
  references: profiles.references,
  awards: profiles.awards,
  answers: profiles.answers,
  quotes: profiles.quotes,
  press: profiles.press,
  events: profiles.scheduledEvents,
  interviews: profiles.interviews,
  social: profiles.socialNames,
  contacts: profiles.contacts,
  vip: profiles.vipDetails,
} as const

type SectionTables = typeof sectionTables
export type SectionName = keyof SectionTables
export const sectionNames = Object.keys(sectionTables) as SectionName[]

/** An entry of a section, without what every entry has. */
export type Entry<K extends SectionName> = Omit<
  SectionTables[K]['$inferSelect'],
  'id' | 'athlete_id' | 'created_at'
>

/** What stands in the sections of a profile; in some of them at most once. */
export type Sections = { readonly [K in SectionName]: readonly Entry<K>[] }

import type { Picture } from '@fieldhouse/contract/profiles.document'
import type { ShownNetwork, Source } from '@fieldhouse/contract/profiles.sections'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import type { SocialPost } from '../../../platform/social-streams/social-streams.ts'
import { athletes } from '../profiles.tables.ts'

const athleteId = () =>
  uuid()
    .notNull()
    .references(() => athletes.id, { onDelete: 'cascade' })

/** An entry of a section that is a list. */
const entry = () => ({
  id: uuid().primaryKey(),
  athlete_id: athleteId(),
  created_at: moment().notNull(),
})

/** A section that exists once per athlete. */
const single = () => ({
  athlete_id: uuid()
    .primaryKey()
    .references(() => athletes.id, { onDelete: 'cascade' }),
})

export const contacts = pgTable('profiles_contacts', {
  ...single(),
  phone: text(),
  email: text(),
  website: text(),
  parent_name: text(),
  parent_email: text(),
  parent_phone: text(),
})

const grade = () => numeric({ precision: 4, scale: 2, mode: 'number' })

export const education = pgTable('profiles_education', {
  ...single(),
  school: text(),
  gpa: grade(),
  weighted_gpa: grade(),
  core_gpa: grade(),
  sat: smallint(),
  act: smallint(),
  ncaa_id: text(),
  intended_majors: text().array().notNull(),
  honors: text().array().notNull(),
})

export const quotes = pgTable('profiles_quotes', {
  ...single(),
  text: text().notNull(),
  author: text(),
})

export const vipDetails = pgTable('profiles_vip_details', {
  ...single(),
  headline: text(),
  story: text(),
  agent_name: text(),
  agent_email: text(),
  highlight_url: text(),
})

export const socialNames = pgTable(
  'profiles_social_names',
  {
    athlete_id: athleteId(),
    network: text().$type<ShownNetwork>().notNull(),
    username: text().notNull(),
    /**
     * The network's own id of the account that proved to be the athlete's. A name can pass to another person. An id
     * can't.
     */
    account_id: text(),
    /** The name now belongs to a different account than the proven one. */
    changed_hands: boolean().notNull().default(false),
    connected: boolean().notNull().default(false),
    posts: jsonb().$type<SocialPost[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.athlete_id, table.network] })],
)

/** How often a family's changes made us read their accounts per day, and since when a reading is waiting. */
export const socialReadings = pgTable('profiles_social_readings', {
  athlete_id: athleteId().primaryKey(),
  day: date().notNull(),
  count: smallint().notNull(),
  waiting_since: moment(),
})

export const metrics = pgTable(
  'profiles_metrics',
  {
    ...entry(),
    key: text().notNull(),
    value: numeric({ precision: 10, scale: 3, mode: 'number' }).notNull(),
    measured_on: date(),
    source: text().$type<Source>().notNull(),
    verified_by: text(),
  },
  (table) => [index('profiles_metrics_athlete').on(table.athlete_id)],
)

export const goals = pgTable(
  'profiles_goals',
  {
    ...entry(),
    kind: text().$type<'academic' | 'athletic'>().notNull(),
    text: text().notNull(),
    target_date: date(),
  },
  (table) => [index('profiles_goals_athlete').on(table.athlete_id)],
)

/** Coaches who speak for the athlete. */
export const references = pgTable(
  'profiles_references',
  {
    ...entry(),
    name: text().notNull(),
    position: text(),
    team: text(),
    email: text(),
    phone: text(),
  },
  (table) => [index('profiles_references_athlete').on(table.athlete_id)],
)

export const awards = pgTable(
  'profiles_awards',
  {
    ...entry(),
    title: text().notNull(),
    year: smallint().notNull(),
    level: text(),
  },
  (table) => [index('profiles_awards_athlete').on(table.athlete_id)],
)

export const answers = pgTable(
  'profiles_answers',
  {
    ...entry(),
    question_id: smallint().notNull(),
    text: text().notNull(),
    json: jsonb().$type<Record<string, string>>(),
  },
  (table) => [index('profiles_answers_athlete').on(table.athlete_id)],
)

export const press = pgTable(
  'profiles_press',
  {
    ...entry(),
    title: text().notNull(),
    outlet: text(),
    published_on: date(),
    link: text().notNull(),
    picture: jsonb().$type<Picture>(),
    rank: integer().notNull(),
  },
  (table) => [index('profiles_press_athlete').on(table.athlete_id)],
)

export const scheduledEvents = pgTable(
  'profiles_events',
  {
    ...entry(),
    title: text().notNull(),
    date: date().notNull(),
    time: text(),
    place: text(),
    link: text(),
  },
  (table) => [index('profiles_events_athlete').on(table.athlete_id)],
)

export const interviews = pgTable(
  'profiles_interviews',
  {
    ...entry(),
    title: text().notNull(),
    date: date(),
    asked_by: text(),
    video_url: text(),
    questions: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
  },
  (table) => [index('profiles_interviews_athlete').on(table.athlete_id)],
)

import type { Gender } from '@fieldhouse/contract/accounts'
import type { VerificationMethod, VerificationStatus } from '@fieldhouse/contract/colleges.verified'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { userId, users } from '../accounts/accounts.tables.ts'

/**
 * Real colleges with their athletics membership. NOTICE has the sources and licenses. Money is whole US dollars a year,
 * as published.
 */
export const colleges = pgTable(
  'colleges',
  {
    /** UNITID of the federal survey (IPEDS). */
    id: integer().primaryKey(),
    name: text().notNull(),
    short_name: text().notNull(),
    aliases: text(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    website: text(),
    level: text().notNull(),
    control: text().notNull(),
    setting: text().notNull(),
    undergrad_enrollment: integer(),
    admission_rate: real(),
    open_admission: boolean(),
    sat_avg: integer(),
    sat_read_25: integer(),
    sat_read_75: integer(),
    sat_math_25: integer(),
    sat_math_75: integer(),
    act_25: integer(),
    act_75: integer(),
    in_state_tuition: integer(),
    out_state_tuition: integer(),
    avg_net_cost: integer(),
    cost_of_attendance: integer(),
    graduation_rate: real(),
    /** Up to six fields of study with their share of degrees, largest first. */
    top_majors: jsonb().$type<{ field: string; share: number }[]>().notNull(),
    hbcu: boolean().notNull(),
    single_sex: text(),
    division: text().notNull(),
    conference: text(),
    mascot: text(),
    color_primary: text(),
    color_secondary: text(),
    mens_basketball: boolean(),
    womens_basketball: boolean(),
    mens_roster: integer(),
    womens_roster: integer(),
    mens_team_budget: integer(),
    womens_team_budget: integer(),
    /** False if no source confirms a basketball team, or the newest list leaves the college out. */
    basketball_confirmed: boolean().notNull(),
  },
  (table) => [index('colleges_division').on(table.division), index('colleges_state').on(table.state)],
)

/**
 * The coaches of a college, with or without an account. A person who signs up with the email address of such a row
 * becomes that row's user, and its history stays.
 */
export const collegeCoaches = pgTable(
  'colleges_coaches',
  {
    id: uuid().primaryKey(),
    college_id: integer()
      .notNull()
      .references(() => colleges.id),
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    first_name: text().notNull(),
    last_name: text().notNull(),
    position: text().notNull(),
    email: text(),
    phone: text(),
    /** Coaches the men's or the women's team. Null if unknown. */
    team_gender: text().$type<Gender>(),
    /** The highest rank at a college comes first. */
    rank: integer().notNull().default(0),
    /**
     * False for a coach who joined with an account. Such a coach is shown while verified. Also false for a contact that the
     * family removed: only its log still has the name.
     */
    is_listed: boolean().notNull().default(true),
    /** The athlete for whom a family added this contact. Only those who look after the athlete see it. */
    added_for: uuid().references(() => users.id, { onDelete: 'cascade' }),
    created_at: moment().notNull(),
  },
  (table) => [
    index('colleges_coaches_college').on(table.college_id, table.rank),
    uniqueIndex('colleges_coaches_user').on(table.user_id),
    // What a family adds takes no address from anyone.
    uniqueIndex('colleges_coaches_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.added_for} is null`),
    uniqueIndex('colleges_coaches_added')
      .on(table.added_for, table.college_id, sql`lower(${table.email})`)
      .where(sql`${table.added_for} is not null`),
    // Coaches of one office share a phone number, so the name counts too.
    uniqueIndex('colleges_coaches_added_phone')
      .on(
        table.added_for,
        table.college_id,
        table.phone,
        sql`lower(${table.first_name})`,
        sql`lower(${table.last_name})`,
      )
      .where(sql`${table.added_for} is not null and ${table.email} is null`),
    check('colleges_coaches_account', sql`${table.added_for} is null or ${table.user_id} is null`),
  ],
)

/** Whether a coach really works at the college, who checked it, and how. One row per coach who named a college. */
export const coachVerifications = pgTable(
  'colleges_verifications',
  {
    user_id: userId().primaryKey(),
    college_id: integer()
      .notNull()
      .references(() => colleges.id),
    position: text().notNull(),
    /** Coaches the men's or the women's team. Null for accounts that are older than this question. */
    team_gender: text().$type<Gender>(),
    staff_page_url: text(),
    status: text().$type<Exclude<VerificationStatus, 'none'>>().notNull(),
    method: text().$type<VerificationMethod>(),
    /** Why it was refused or paused. The coach reads it. */
    reason: text(),
    /** The college address that the coach confirmed. */
    proven_email: text(),
    requested_at: moment().notNull(),
    decided_at: moment(),
    /** The admin. Null if the address decided. */
    decided_by: uuid(),
    /** When the second review is due. */
    verified_until: moment(),
    reminded_at: moment(),
  },
  (table) => [
    index('colleges_verifications_status').on(table.status, table.requested_at),
    index('colleges_verifications_until').on(table.verified_until),
  ],
)

/** Admins' changes to the email domains that verify a coach. The website's own domain needs no row. */
export const collegeDomains = pgTable(
  'colleges_domains',
  {
    college_id: integer()
      .notNull()
      .references(() => colleges.id),
    domain: text().notNull(),
    is_accepted: boolean().notNull(),
    set_by: uuid(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.college_id, table.domain] })],
)

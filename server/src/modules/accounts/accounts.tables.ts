import type { Relationship } from '@fieldhouse/contract/accounts'
import type { FamilyRole } from '@fieldhouse/contract/accounts.family'
import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'
import type { RoleForm, SignUpForm } from '@fieldhouse/contract/accounts.sign-up'
import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'
import type { Entitlement, UserType } from '@fieldhouse/contract/guards'
import type { Picture } from '@fieldhouse/contract/profiles.document'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/database/bytea.ts'
import { moment } from '../../platform/database/columns.ts'

/** Everyone with a name here. An athlete entered by a parent has no email address and no password yet. */
export const users = pgTable(
  'accounts_users',
  {
    id: uuid().primaryKey(),
    type: text().$type<UserType>().notNull(),
    email: text(),
    email_verified_at: moment(),
    /** From a network that has not proven it. Shown to its owner, and not reserved. */
    unconfirmed_email: text(),
    password_hash: text(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    gender: text(),
    is_super_admin: boolean().notNull().default(false),
    /** The units this person chose. Null uses the product's setting. */
    metric_type: smallint().$type<MetricType>(),
    /** For work, if the person works here. An athlete's is on the page, and a coach's at the college. */
    phone: text(),
    /** An athlete's photo is on the page. */
    photo: jsonb().$type<Picture>(),
    /** A mark of our team: this person is answered first. It opens nothing. */
    is_vip: boolean().notNull().default(false),
    /** The last use of a session of their own, to within a few minutes. */
    last_seen_at: moment(),
    created_at: moment().notNull().defaultNow(),
    deleted_at: moment(),
    /** Who deleted it: the owner or an admin. */
    deleted_by: uuid(),
    /** Only this row is left, without a name, because messages to others still point at it. */
    erased_at: moment(),
  },
  (table) => [
    index('accounts_users_deleted')
      .on(table.deleted_at)
      .where(sql`${table.deleted_at} is not null and ${table.erased_at} is null`),
    uniqueIndex('accounts_users_email').on(sql`lower(${table.email})`),
    index('accounts_users_type').on(table.type, table.created_at),
    // ADM-01: the orders of the user list.
    index('accounts_users_newest').on(table.created_at, table.id),
    index('accounts_users_name').on(
      sql`lower(${table.last_name})`,
      sql`lower(${table.first_name})`,
      table.id,
    ),
    index('accounts_users_seen').on(sql`coalesce(${table.last_seen_at}, '-infinity'::timestamptz)`, table.id),
    // ADM-01: the words of names and addresses, wherever they are. Written at once, so no reader finds a long list of
    // pending words.
    index('accounts_users_words')
      .using(
        'gin',
        sql`(' ' || lower(${table.first_name} || ' ' || ${table.last_name} || ' ' || coalesce(${table.email}, ''))) gin_trgm_ops`,
      )
      .with({ fastupdate: false }),
    check(
      'accounts_users_type',
      sql`${table.type} in ('athlete','parent','coach','admin','rsc','affiliate','editor','unknown')`,
    ),
    check('accounts_users_gender', sql`${table.gender} in ('male','female')`),
    check('accounts_users_super_admin', sql`not ${table.is_super_admin} or ${table.type} = 'admin'`),
  ],
)

/** A person. Their rows are deleted with them. */
export const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The athletes of each parent. Both are users. */
export const guardians = pgTable(
  'accounts_guardians',
  {
    parent_id: userId(),
    athlete_user_id: userId(),
    relationship: text().$type<Relationship>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parent_id, table.athlete_user_id] }),
    index('accounts_guardians_athlete').on(table.athlete_user_id),
  ],
)

/** A person who signed up and has not proven the address yet. The account is created after that. */
export const registrations = pgTable(
  'accounts_registrations',
  {
    /** Becomes the id of the user. */
    id: uuid().primaryKey(),
    email: text().notNull(),
    password_hash: text().notNull(),
    form: jsonb().$type<Omit<SignUpForm, 'password' | 'email'>>().notNull(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('accounts_registrations_email').on(sql`lower(${table.email})`, table.created_at),
    index('accounts_registrations_expires').on(table.expires_at),
  ],
)

/** The effect of the right code. */
export type CodePurpose =
  | { kind: 'sign-up' }
  | { kind: 'prove-address' }
  | { kind: 'change-address' }
  | { kind: 'prove-college' }
  | { kind: 'delete-account' }
  | { kind: 'download-archive' }
  /** `browser`: the hash of the cookie of the browser that asked, in base64url. */
  | { kind: 'link-identity'; network: SocialNetwork; subject: string; browser: string }

/** Four digits, sent to an address to prove that emails arrive there. */
export const codes = pgTable(
  'accounts_codes',
  {
    id: uuid().primaryKey(),
    /** The user, or the registration that becomes one. */
    user_id: uuid().notNull(),
    email: text().notNull(),
    purpose: jsonb().$type<CodePurpose>().notNull(),
    code_hash: bytea().notNull(),
    tries: smallint().notNull().default(0),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
    /** Used by the right person. A code that was replaced by a newer one is also used, and proves nothing. */
    is_proven: boolean().notNull().default(false),
  },
  (table) => [
    index('accounts_codes_user').on(table.user_id, table.created_at),
    index('accounts_codes_expires').on(table.expires_at),
  ],
)

/** Links to choose a new password. They work only once, for an hour. */
export const passwordResets = pgTable(
  'accounts_password_resets',
  {
    token_hash: bytea().primaryKey(),
    user_id: userId(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [index('accounts_password_resets_user').on(table.user_id)],
)

/** Links in emails that restore a deleted account. */
export const restoreLinks = pgTable(
  'accounts_restore_links',
  {
    token_hash: bytea().primaryKey(),
    user_id: userId(),
    created_at: moment().notNull(),
  },
  (table) => [index('accounts_restore_links_user').on(table.user_id)],
)

/** A role chosen by a person who is signed in without one. It takes effect with the activation. */
export const roleChoices = pgTable('accounts_role_choices', {
  user_id: userId().primaryKey(),
  form: jsonb().$type<Omit<RoleForm, 'email'>>().notNull(),
  created_at: moment().notNull(),
})

/** An invitation to an athlete's family. */
export const invitations = pgTable(
  'accounts_invitations',
  {
    id: uuid().primaryKey(),
    code_hash: bytea().notNull().unique(),
    inviter_id: userId(),
    athlete_user_id: userId(),
    email: text().notNull(),
    role: text().$type<FamilyRole>().notNull(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
    used_by: uuid(),
  },
  (table) => [index('accounts_invitations_athlete').on(table.athlete_user_id)],
)

/** An account at a network that signs a person in here. */
export const identities = pgTable(
  'accounts_identities',
  {
    network: text().$type<SocialNetwork>().notNull(),
    subject: text().notNull(),
    user_id: userId(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.subject] }),
    index('accounts_identities_user').on(table.user_id),
  ],
)

/** A sign-in with a network in progress: who began it, in which browser, and what its answer must prove. */
export const socialAttempts = pgTable(
  'accounts_social_attempts',
  {
    state_hash: bytea().primaryKey(),
    network: text().$type<SocialNetwork>().notNull(),
    browser_hash: bytea().notNull(),
    nonce: text().notNull(),
    code_verifier: text().notNull(),
    redirect_uri: text().notNull(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [index('accounts_social_attempts_expires').on(table.expires_at)],
)

/**
 * A sign-in that waits for the code in an email. Only the browser that began it knows its token, so nobody else can try
 * the code or use it up.
 */
export const signInAttempts = pgTable(
  'accounts_sign_in_attempts',
  {
    token_hash: bytea().primaryKey(),
    /**
     * The user that the code signs in. Null if it can't sign anyone in: wrong password, or an address without an
     * account.
     */
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The unfinished sign-up that the code finishes, for a person who has no account yet. */
    registration_id: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    /** As it was typed. */
    email: text().notNull(),
    /** Whether the password was required as well. */
    proof: text().$type<'password' | 'email'>().notNull(),
    code_hash: bytea().notNull(),
    tries: smallint().notNull().default(0),
    remember: boolean().notNull(),
    team_id: uuid(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('accounts_sign_in_attempts_user').on(table.user_id),
    index('accounts_sign_in_attempts_registration').on(table.registration_id),
    index('accounts_sign_in_attempts_expires').on(table.expires_at),
  ],
)

/** Browsers that a person has signed in from. A new one triggers an email. */
export const devices = pgTable(
  'accounts_devices',
  {
    user_id: userId(),
    device_hash: bytea().notNull(),
    /** As in "Chrome on Windows". */
    name: text().notNull(),
    address: text().notNull(),
    first_seen_at: moment().notNull(),
    last_seen_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device_hash] })],
)

/** The features a person may use, and why. Billing writes it, and admins can grant it. */
export const entitlementGrants = pgTable(
  'accounts_entitlements',
  {
    id: uuid().primaryKey(),
    /** The athlete. */
    user_id: userId(),
    what: text().$type<Entitlement>().notNull(),
    from_at: moment().notNull(),
    until_at: moment(),
    source: text().$type<'package' | 'grant'>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index('accounts_entitlements_user').on(table.user_id, table.what)],
)

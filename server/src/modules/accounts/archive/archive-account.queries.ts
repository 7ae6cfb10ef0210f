import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  type ArchiveEntry,
  type ArchiveOwner,
  type ArchivePart,
  rowsById,
} from '../../../platform/archive/archive.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import type { Db } from '../../../platform/database/database.ts'
import { largestKeyOf } from '../../../platform/images/picture-files.ts'
import { sessions } from '../../../platform/sessions/sessions.tables.ts'
import {
  devices,
  entitlementGrants,
  guardians,
  identities,
  invitations,
  roleChoices,
  users,
} from '../accounts.tables.ts'
import { shownName } from '../shown-name.queries.ts'

/** The athletes that a person acts for: themselves, or a parent's. */
export const findArchiveOwner = async (db: Db, userId: string): Promise<ArchiveOwner> => {
  const children = db
    .select({ id: guardians.athlete_user_id })
    .from(guardians)
    .where(eq(guardians.parent_id, userId))
  const athletes = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.type, 'athlete'),
        isNull(users.deleted_at),
        or(eq(users.id, userId), inArray(users.id, children)),
      ),
    )
    .orderBy(asc(users.created_at), asc(users.id))
  return { userId, athleteUserIds: athletes.map(({ id }) => id) }
}

const findAccount = (db: Db, userId: string) =>
  db
    .select({
      id: users.id,
      type: users.type,
      email: users.email,
      email_verified_at: users.email_verified_at,
      unconfirmed_email: users.unconfirmed_email,
      first_name: users.first_name,
      last_name: users.last_name,
      gender: users.gender,
      metric_type: users.metric_type,
      phone: users.phone,
      photo: users.photo,
      last_seen_at: users.last_seen_at,
      created_at: users.created_at,
    })
    .from(users)
    .where(eq(users.id, userId))

const relatives = alias(users, 'relatives')

/** Everyone in the families, as the page Account Info lists them. */
const findFamily = (db: Db, { userId, athleteUserIds }: ArchiveOwner) =>
  db
    .select({
      athlete: shownName(users),
      relative: shownName(relatives),
      relationship: guardians.relationship,
      since: guardians.created_at,
    })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.athlete_user_id))
    .innerJoin(relatives, eq(relatives.id, guardians.parent_id))
    .where(or(eq(guardians.parent_id, userId), inArray(guardians.athlete_user_id, [...athleteUserIds])))
    .orderBy(asc(guardians.created_at))

const findInvitations = (db: Db, userId: string) =>
  db
    .select({
      email: invitations.email,
      role: invitations.role,
      sent_at: invitations.created_at,
      accepted_at: invitations.used_at,
    })
    .from(invitations)
    .where(eq(invitations.inviter_id, userId))
    .orderBy(asc(invitations.created_at))

const findSignIns = (db: Db, userId: string) =>
  db
    .select({ network: identities.network, since: identities.created_at })
    .from(identities)
    .where(eq(identities.user_id, userId))

const findDevices = (db: Db, userId: string) =>
  db
    .select({
      device: devices.name,
      address: devices.address,
      first_seen_at: devices.first_seen_at,
      last_seen_at: devices.last_seen_at,
    })
    .from(devices)
    .where(eq(devices.user_id, userId))

/** An admin's session as this person is not theirs. */
const findSessions = (db: Db, userId: string) =>
  db
    .select({
      browser: sessions.user_agent,
      address: sessions.address,
      signed_in_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isNull(sessions.impersonator_id)))

const findAccess = (db: Db, athleteUserIds: readonly string[]) =>
  db
    .select({
      athlete: shownName(users),
      what: entitlementGrants.what,
      from_at: entitlementGrants.from_at,
      until_at: entitlementGrants.until_at,
      source: entitlementGrants.source,
    })
    .from(entitlementGrants)
    .innerJoin(users, eq(users.id, entitlementGrants.user_id))
    .where(inArray(entitlementGrants.user_id, [...athleteUserIds]))
    .orderBy(asc(entitlementGrants.from_at))

const findRoleChoice = (db: Db, userId: string) =>
  db
    .select({ form: roleChoices.form, created_at: roleChoices.created_at })
    .from(roleChoices)
    .where(eq(roleChoices.user_id, userId))

/** What was done to the account. Who of our team did it, and from where, is theirs. */
const findHistory = (db: Db, userId: string) =>
  rowsById(async (after, limit) => {
    const entries = await db
      .select({
        id: auditEntries.id,
        at: auditEntries.at,
        action: auditEntries.action,
        actor_id: auditEntries.actor_id,
        address: auditEntries.address,
      })
      .from(auditEntries)
      .where(and(eq(auditEntries.user_id, userId), gt(auditEntries.id, after)))
      .orderBy(asc(auditEntries.id))
      .limit(limit)
    return entries.map(({ actor_id, address, ...entry }) =>
      actor_id === userId ? { ...entry, by: 'you', address } : { ...entry, by: 'Fieldhouse' },
    )
  })

/** The account itself. Passwords, codes, and links are stored as hashes only, so there is nothing to give. */
export const archiveAccount: ArchivePart = {
  tables: [
    users,
    guardians,
    invitations,
    identities,
    devices,
    sessions,
    entitlementGrants,
    roleChoices,
    auditEntries,
  ],
  read: async function* (db, owner): AsyncGenerator<ArchiveEntry> {
    const { userId } = owner
    const account = await findAccount(db, userId)
    yield { path: 'account/account.json', rows: account.map(({ photo, ...row }) => row) }
    const photo = account[0]?.photo && largestKeyOf(account[0].photo)
    if (photo) yield { path: 'account/photo.webp', storedAs: photo }
    yield { path: 'account/family.json', rows: await findFamily(db, owner) }
    yield { path: 'account/invitations.json', rows: await findInvitations(db, userId) }
    yield { path: 'account/connected-sign-ins.json', rows: await findSignIns(db, userId) }
    yield { path: 'account/devices.json', rows: await findDevices(db, userId) }
    yield { path: 'account/sessions.json', rows: await findSessions(db, userId) }
    yield { path: 'account/access.json', rows: await findAccess(db, owner.athleteUserIds) }
    yield { path: 'account/chosen-role.json', rows: await findRoleChoice(db, userId) }
    yield { path: 'account/history.json', rows: findHistory(db, userId) }
  },
}

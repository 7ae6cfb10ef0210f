import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { OrGiven } from '../../../platform/database/prepared-statements.ts'
import { devices, users } from '../accounts.tables.ts'

const addressesOf = sql<string[]>`array(
  select ${devices.address} from ${devices} where ${devices.user_id} = ${users.id})`

/** The user with an address, and their known devices. One query, whether or not anyone is found. */
export const findForSignIn = async (db: Db, email: string, deviceHashes: readonly Buffer[]) => {
  const isTheirDevice = and(eq(devices.user_id, users.id), inArray(devices.device_hash, [...deviceHashes]))
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      password_hash: users.password_hash,
      known_device: devices.device_hash,
      addresses: addressesOf,
    })
    .from(users)
    .leftJoin(devices, isTheirDevice)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deleted_at)))
    .limit(1)
  return user ?? null
}

/** Whether this is still their password. Until the transaction ends, nobody can change it or delete the account. */
export const lockPassword = async (db: Db, id: string, password_hash: string): Promise<boolean> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.password_hash, password_hash), isNull(users.deleted_at)))
    .for('share')
  return found.length > 0
}

export const listDevicesOf = (db: Db, userId: string) =>
  db
    .select({ device_hash: devices.device_hash, name: devices.name, address: devices.address })
    .from(devices)
    .where(eq(devices.user_id, userId))

/** The browsers a person signed in from, the last one first. */
export const findSignIns = (db: Db, userId: OrGiven<string>) =>
  db
    .select({
      name: devices.name,
      address: devices.address,
      first_seen_at: devices.first_seen_at,
      last_seen_at: devices.last_seen_at,
    })
    .from(devices)
    .where(eq(devices.user_id, userId))
    .orderBy(desc(devices.last_seen_at))

interface SeenDevice {
  user_id: string
  device_hash: Buffer
  name: string
  address: string
}

export const saveDevice = async (db: Db, { user_id, device_hash, ...facts }: SeenDevice): Promise<void> => {
  const now = clock.now()
  await db
    .insert(devices)
    .values({ user_id, device_hash, ...facts, first_seen_at: now, last_seen_at: now })
    .onConflictDoUpdate({
      target: [devices.user_id, devices.device_hash],
      set: { ...facts, last_seen_at: now },
    })
}

/** Forgets the devices that a person has not used for the longest time. */
export const keepNewestDevices = async (db: Db, userId: string, most: number): Promise<void> => {
  const older = db
    .select({ device_hash: devices.device_hash })
    .from(devices)
    .where(eq(devices.user_id, userId))
    .orderBy(desc(devices.last_seen_at))
    .offset(most)
  await db.delete(devices).where(and(eq(devices.user_id, userId), inArray(devices.device_hash, older)))
}

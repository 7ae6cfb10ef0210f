import type { UserType } from '@fieldhouse/contract/guards'
import type { users } from '../modules/accounts/accounts.tables.ts'
import { clock } from '../platform/clock.ts'
import type { Gender, Lists } from './lists.ts'
import type { Random } from './random.ts'

type UserColumn =
  | 'id'
  | 'type'
  | 'first_name'
  | 'last_name'
  | 'gender'
  | 'email'
  | 'email_verified_at'
  | 'password_hash'
  | 'is_super_admin'
  | 'phone'
  | 'created_at'

export type UserRow = Pick<typeof users.$inferSelect, UserColumn>

const day = 24 * 60 * 60 * 1000
/** The season of the demo world starts here. What its pages say fits this day. */
const seasonStart = Date.UTC(2026, 10, 1)
/** A day this long after the season's start, for future events. */
export const dayAhead = (days: number): string =>
  new Date(seasonStart + days * day).toISOString().slice(0, 10)

/** People who can sign in joined before everyone else. */
export const firstDay = new Date(seasonStart - 366 * day)

/**
 * The others joined until the day before yesterday, so the charts don't end in the past. It is the same for the whole run,
 * because people are drawn again for each table.
 */
export const lastJoined = Math.max(seasonStart, Math.floor(clock.now().getTime() / day - 1) * day)

const unverifiedShare = 0.03

interface Name {
  readonly first_name: string
  readonly last_name: string
  readonly gender: Gender
}

export const drawName = (random: Random, lists: Lists, gender: Gender): Name => ({
  first_name: lists.firstName(random, gender),
  last_name: lists.lastName(random),
  gender,
})

/** A person who joined within the year and has no password, because nobody signs in as an invented person. */
export const drawUser = (random: Random, type: UserType, name: Name, email: string | null): UserRow => {
  const joined = lastJoined - Math.floor(random.fraction() * 365 * day)
  const created_at = new Date(joined)
  const isVerified = !random.chance(unverifiedShare) && email !== null
  return {
    id: random.uuid(created_at),
    type,
    ...name,
    email,
    email_verified_at: isVerified ? new Date(joined + Math.floor(random.fraction() * day)) : null,
    password_hash: null,
    is_super_admin: false,
    phone: null,
    created_at,
  }
}

/** A relation between two people began when the second of them joined. */
export const later = (one: Date, other: Date): Date => (one > other ? one : other)

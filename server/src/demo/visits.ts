import type { users } from '../modules/accounts/accounts.tables.ts'
import { lastJoined, type UserRow } from './people.ts'

const vipEvery = 61

/**
 * When a person was here last, and whether our team marked them. Both follow from the moment they joined, so nothing else
 * of the demo world changes. A person without an address never signed in.
 */
const withVisit = (row: UserRow): typeof users.$inferInsert => {
  const joined = row.created_at.getTime()
  // Those who can sign in were here in the last days.
  const stayed = row.password_hash === null ? ((Math.floor(joined / 1000) % 997) + 1) / 997 : 0.995
  return {
    ...row,
    is_vip: row.type === 'parent' && Math.floor(joined / 1000) % vipEvery === 0,
    last_seen_at: row.email === null ? null : new Date(joined + stayed * (lastJoined - joined)),
  }
}

/** The same for everyone. */
export function* withVisits(rows: Iterable<UserRow>): Iterable<typeof users.$inferInsert> {
  for (const row of rows) yield withVisit(row)
}

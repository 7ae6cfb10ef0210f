import type { users } from '../modules/accounts/accounts.tables.ts'
import { lastDay, type UserRow } from './people.ts'

const vipEvery = 61

/**
 * When a person was here last, and whether our team marked them. Both follow from the moment they joined, so nothing else
 * of the demo world changes. A person without an address never signed in.
 */
const withVisit = (row: UserRow): typeof users.$inferInsert => {
  const joined = row.created_at.getTime()
  const stayed = ((Math.floor(joined / 1000) % 997) + 1) / 997
  return {
    ...row,
    is_vip: row.type === 'parent' && Math.floor(joined / 1000) % vipEvery === 0,
    last_seen_at: row.email === null ? null : new Date(joined + stayed * (lastDay - joined)),
  }
}

/** The same for everyone. */
export function* withVisits(rows: Iterable<UserRow>): Iterable<typeof users.$inferInsert> {
  for (const row of rows) yield withVisit(row)
}

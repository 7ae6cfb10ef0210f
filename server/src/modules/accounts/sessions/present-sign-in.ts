import type { Person } from '@fieldhouse/contract/admin.person'
import type { findSignIns } from './sessions.queries.ts'

type FoundSignIn = Awaited<ReturnType<typeof findSignIns>>[number]

/** ADM-01: where a person has signed in from. */
export const presentSignIn = ({
  first_seen_at,
  last_seen_at,
  ...place
}: FoundSignIn): Person['sign_ins'][number] => ({
  ...place,
  first_seen_at: first_seen_at.toISOString(),
  last_seen_at: last_seen_at.toISOString(),
})

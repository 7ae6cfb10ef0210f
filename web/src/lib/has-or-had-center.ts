import type { User } from '@fieldhouse/contract/accounts'

/** A family that had the recruiting center keeps it for reading. */
export const hasOrHadCenter = ({
  access_to_rc,
  rc_ended_on,
}: Pick<User, 'access_to_rc' | 'rc_ended_on'>): boolean => access_to_rc || rc_ended_on !== null

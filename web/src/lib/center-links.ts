import type { User } from '@fieldhouse/contract/accounts'
import { hasOrHadCenter } from './has-or-had-center.ts'

/** The recruiting center of an athlete, as links from other places open it. */
export interface CenterLinks {
  /** The conversation with a coach. */
  chatWith: (coach: { id: string }) => string
  /** The form for a call or email with a coach. */
  logWith: (coach: { id: string }) => string
}

type Reader = Pick<User, 'type' | 'access_to_rc' | 'rc_ended_on' | 'athletes'>

const mayOpen = (reader: Reader, athleteUserId: string): boolean => {
  if (reader.type === 'rsc') return true
  if (reader.type === 'athlete') return hasOrHadCenter(reader)
  return reader.athletes.some((athlete) => athlete.user_id === athleteUserId && hasOrHadCenter(athlete))
}

/** RCC-04: null if the reader has no recruiting center for this athlete. */
export const centerLinks = (
  reader: Reader,
  athleteUserId: string,
  userId: string | null,
): CenterLinks | null => {
  if (!mayOpen(reader, athleteUserId)) return null
  const area = ['/recruiting-center', userId, 'results'].filter(Boolean).join('/')
  return {
    chatWith: ({ id }) => `${area}?coach_id=${id}&event_type=chat`,
    logWith: ({ id }) => `${area}?coach_id=${id}&event_type=email`,
  }
}

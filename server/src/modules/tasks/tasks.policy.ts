import type { Actor } from '@fieldhouse/contract/guards'

/** Who may see and change the work for an athlete. */

type Person = Pick<Actor, 'id' | 'type'>

/** What connects a person with an athlete. */
export interface Ties {
  readonly athlete_user_id: string
  /** The athlete is on the roster of this person. */
  readonly is_on_roster: boolean
  readonly is_parent: boolean
}

export type Reader = 'success-coach' | 'family' | 'admin'

/** How a person reads the work for an athlete. Null for a stranger. */
export const readerOf = ({ id, type }: Person, ties: Ties): Reader | null => {
  if (type === 'admin') return 'admin'
  if (type === 'rsc') return ties.is_on_roster ? 'success-coach' : null
  if (type === 'athlete') return id === ties.athlete_user_id ? 'family' : null
  return type === 'parent' && ties.is_parent ? 'family' : null
}

/** COA-03: only the athlete's own success coach works on the tasks. Everyone else can only read. */
export const mayWork = (reader: Reader | null): boolean => reader === 'success-coach'

/** An admin who acts as a success coach is not at work in their place. */
export const isAtWork = ({ impersonator_id }: Pick<Actor, 'impersonator_id'>): boolean =>
  impersonator_id === null

/** A family reads the notes that a success coach shared with it. */
export const readsPrivateNotes = (reader: Reader): boolean => reader !== 'family'

export const mayChangeNote = ({ id }: Person, { author_id }: { readonly author_id: string }): boolean =>
  id === author_id

/** A success coach removes a task that any coach added by hand. Tasks of the program stay. */
export const isRemovable = ({ is_own }: { readonly is_own: boolean }): boolean => is_own

interface WorkedTime {
  readonly coach_id: string
  readonly is_discarded: boolean
  /** The athlete is still on the roster of the coach who worked. */
  readonly is_on_roster: boolean
}

/**
 * The coach who worked says what was done, as long as the athlete is on the roster: the family reads it. There is
 * nothing to say about discarded time.
 */
export const mayDescribe = ({ id }: Person, { coach_id, is_discarded, is_on_roster }: WorkedTime): boolean =>
  id === coach_id && is_on_roster && !is_discarded

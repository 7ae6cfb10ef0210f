import type { InboxState } from '@fieldhouse/contract/inbox'

/** What becomes of an item, and where an answer goes. Pure. */

export interface Standing {
  readonly state: InboxState
  readonly assignee_id: string | null
}

/** An answered item stays answered: assigning it only says who goes on. */
export const afterAssigning = ({ state }: Standing, assignee_id: string | null): Standing => ({
  assignee_id,
  state: state === 'answered' ? state : assignee_id ? 'assigned' : 'new',
})

/** The person who answers first takes care of it from then on. */
export const afterAnswering = ({ assignee_id }: Standing, by: string, isFinal: boolean): Standing => ({
  assignee_id: assignee_id ?? by,
  state: isFinal ? 'closed' : 'answered',
})

export const afterClosing = ({ assignee_id }: Standing): Standing => ({ assignee_id, state: 'closed' })

/** Back with its admin, or with everyone if that person is no longer an admin. */
export const afterReopening = ({ assignee_id }: Standing, isStillAdmin: boolean): Standing =>
  assignee_id && isStillAdmin ? { assignee_id, state: 'assigned' } : { assignee_id: null, state: 'new' }

interface Sender {
  /** The address that was typed into the form. */
  readonly given: string | null
  /** The account it came from, or the athlete's account that the typed address belongs to. */
  readonly account: { readonly email: string | null; readonly isAthlete: boolean } | null
  /** The addresses of an athlete's parents. */
  readonly parents: readonly string[]
}

interface AnswerTo {
  readonly to: readonly string[]
  readonly hint: string | null
}

/**
 * An answer goes to the address that was given for it, or to the account. Athletes may be minors, so their parents get
 * it, whatever the athlete typed, and the athlete only if no parent has an address.
 */
export const answerTo = ({ given, account, parents }: Sender): AnswerTo => {
  if (account?.isAthlete && parents.length > 0)
    return { to: parents, hint: 'The sender is an athlete, so the answer goes to the parents.' }
  const address = given ?? account?.email
  if (address)
    return {
      to: [address],
      hint: account?.isAthlete
        ? 'This goes to the athlete, who may be a minor. No parent has an account.'
        : null,
    }
  return { to: [], hint: 'There is no email address to answer to. You can close it with a note.' }
}

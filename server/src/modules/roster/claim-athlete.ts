import type { Actor } from '@fieldhouse/contract/guards'
import { emit } from '../../events.ts'
import { AppError } from '../../platform/app-error.ts'
import { record } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/bind.ts'
import {
  deleteClaim,
  dropClaimOfDeleted,
  findOffer,
  insertClaim,
  insertDecline,
  lockDecision,
  putUnclaimed,
} from './new-athletes.queries.ts'
import { offerTo } from './roster.policy.ts'
import { tellFamily } from './tell-family.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly body: { readonly user_id: string }
}

const takenBy = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  new AppError('already_claimed', {
    message: `Another success coach has claimed ${first_name} ${last_name}.`,
  })

const lookUp = async (tx: Db, coachId: string, athleteUserId: string) => {
  const offer = await findOffer(tx, coachId, athleteUserId)
  const state = offerTo(coachId, offer)
  if (!offer || state === 'none') throw new AppError('not_found')
  if (state === 'taken') throw takenBy(offer)
  return state
}

/** The athletes of a deleted success coach go to the one who claims them. */
const takeOver = async (tx: Db, athlete_user_id: string): Promise<void> => {
  const former = await dropClaimOfDeleted(tx, athlete_user_id)
  if (former) await emit(tx, 'roster.unclaimed', { athlete_user_id, success_coach_id: former })
}

/** COA-02: of several who claim at the same moment, the first one gets the athlete. A second click changes nothing. */
export const claimAthlete = ({ db, actor, caller, body: { user_id } }: Call): Promise<{ user_id: string }> =>
  transaction(db, async (tx) => {
    await lockDecision(tx, actor.id, user_id)
    const state = await lookUp(tx, actor.id, user_id)
    if (state === 'declined') throw new AppError('not_found')
    if (state === 'own') return { user_id }
    await takeOver(tx, user_id)
    if (!(await insertClaim(tx, actor.id, user_id))) {
      // Someone else's claim was committed in the meantime. If it is our own, from a second click, nothing is left to do.
      await lookUp(tx, actor.id, user_id)
      return { user_id }
    }
    const people = { athleteUserId: user_id, coachId: actor.id }
    await emit(tx, 'roster.claimed', { athlete_user_id: user_id, success_coach_id: actor.id })
    await record(tx, caller, { action: 'roster.claimed', userId: user_id })
    await tellFamily(tx, 'claimed', people)
    return { user_id }
  })

/** COA-02: tasks, time, and messages stay, and the next success coach continues with them. */
export const unclaimAthlete = ({
  db,
  actor,
  caller,
  body: { user_id },
}: Call): Promise<{ user_id: string }> =>
  transaction(db, async (tx) => {
    if (!(await deleteClaim(tx, actor.id, user_id))) throw new AppError('not_found')
    await putUnclaimed(tx, user_id)
    await emit(tx, 'roster.unclaimed', { athlete_user_id: user_id, success_coach_id: actor.id })
    await record(tx, caller, { action: 'roster.unclaimed', userId: user_id })
    await tellFamily(tx, 'unclaimed', { athleteUserId: user_id, coachId: actor.id })
    return { user_id }
  })

/** COA-02: this coach does not see the athlete among the new ones again. Other coaches do. */
export const declineAthlete = ({
  db,
  actor,
  caller,
  body: { user_id },
}: Call): Promise<{ user_id: string }> =>
  transaction(db, async (tx) => {
    await lockDecision(tx, actor.id, user_id)
    const state = await lookUp(tx, actor.id, user_id)
    if (state === 'own') throw new AppError('not_found')
    if (state === 'declined') return { user_id }
    await insertDecline(tx, actor.id, user_id)
    await record(tx, caller, { action: 'roster.declined', userId: user_id })
    return { user_id }
  })

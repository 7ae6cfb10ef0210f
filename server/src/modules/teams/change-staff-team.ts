import type { Checked } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { unknownEvent } from '@fieldhouse/contract/teams'
import type * as contract from '@fieldhouse/contract/teams.admin'
import { AppError } from '../../platform/app-error.ts'
import { changedFields, record } from '../../platform/audit/audit.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { dayInWords } from '../../platform/house-day.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { deleteMember, insertTeam, updateTeam } from './my-teams.queries.ts'
import { showStaffTeam } from './show-staff-teams.ts'
import type { FindPages } from './show-team.ts'
import { findPersonToAdd, lockTeam } from './staff-teams.queries.ts'
import { decideTeamCoach } from './team-coaches.queries.ts'
import { joins } from './teams.policy.ts'
import { findEvent, insertMember } from './teams.queries.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

/** Refuses an event that is not there. */
const eventOf = async (tx: Db, eventId: string | null | undefined) => {
  if (!eventId) return null
  const event = await findEvent(tx, eventId)
  if (!event) throw new AppError('invalid', { errors: { event_id: [unknownEvent] } })
  return event
}

type FoundEvent = Awaited<ReturnType<typeof eventOf>>

/** An event for the audit log. One that is held every year has the same name, so it is named with its first day. */
const eventWords = (event: FoundEvent, other: FoundEvent): string | null =>
  event && event.name === other?.name && event.id !== other.id
    ? `${event.name} from ${dayInWords(event.starts_on)}`
    : (event?.name ?? null)

/** ADM-02. */
export const createStaffTeam = (
  { db, actor, caller, body }: Call & Checked<typeof contract.createStaffTeam>,
  findPages: FindPages,
): Promise<contract.StaffTeam> =>
  transaction(db, async (tx) => {
    const event = await eventOf(tx, body.event_id)
    const id = await insertTeam(tx, actor.id, body.name, body.event_id ?? null)
    await record(tx, caller, {
      action: 'team.created',
      userId: null,
      subject: `Team ${body.name}`,
      after: { name: body.name, event: eventWords(event, null) },
      details: { team_id: id },
    })
    return showStaffTeam(tx, actor, id, findPages)
  })

const requireTeam = async (tx: Db, id: string, isDeleted = false) => {
  const team = await lockTeam(tx, id)
  if (!team || (team.deleted_at !== null) !== isDeleted) throw new AppError('not_found')
  return team
}

export const updateStaffTeam = (
  { db, actor, caller, params, body }: Call & Checked<typeof contract.updateStaffTeam>,
  findPages: FindPages,
): Promise<contract.StaffTeam> =>
  transaction(db, async (tx) => {
    const team = await requireTeam(tx, params.id)
    if (body.version !== undefined && body.version !== team.version)
      throw new AppError('team_changed', {
        message: 'Someone else changed this team in the meantime. Look at it, then save again.',
      })
    const event_id = body.event_id ?? null
    const [from, to] = [await eventOf(tx, team.event_id), await eventOf(tx, event_id)]
    const changed = changedFields(
      { name: team.name, event: eventWords(from, to) },
      { name: body.name, event: eventWords(to, from) },
    )
    if (changed) {
      await updateTeam(tx, params.id, { name: body.name, event_id })
      const details = { team_id: params.id }
      const subject = `Team ${team.name}`
      await record(tx, caller, { action: 'team.changed', userId: null, subject, ...changed, details })
    }
    return showStaffTeam(tx, actor, params.id, findPages)
  })

type TeamCall = Call & { readonly params: { readonly id: string } }

/** Everything of it comes back with the team. */
const setDeleted = (
  { db, actor, caller, params: { id } }: TeamCall,
  isDeleted: boolean,
  findPages: FindPages,
): Promise<contract.StaffTeam> =>
  transaction(db, async (tx) => {
    const { name } = await requireTeam(tx, id, !isDeleted)
    await updateTeam(tx, id, { deleted_at: isDeleted ? clock.now() : null })
    const action = isDeleted ? 'team.deleted' : 'team.restored'
    await record(tx, caller, { action, userId: null, subject: `Team ${name}`, details: { team_id: id } })
    return showStaffTeam(tx, actor, id, findPages)
  })

export const deleteStaffTeam = (call: TeamCall, findPages: FindPages) => setDeleted(call, true, findPages)

export const restoreStaffTeam = (call: TeamCall, findPages: FindPages) => setDeleted(call, false, findPages)

/** An admin knows whom they add, so a coach does not wait for the owner of the team. */
const addPerson = async (
  tx: Db,
  { actor, params, body }: Call & Checked<typeof contract.toggleTeamMember>,
  ownerId: string | null,
): Promise<boolean> => {
  const person = await findPersonToAdd(tx, body.user_id)
  const fault = !person
    ? 'There is no such account'
    : !joins.has(person.type)
      ? 'Only athletes, parents, and coaches join teams.'
      : person.id === ownerId
        ? 'This person created the team'
        : null
  if (!person || fault) throw new AppError('invalid', { errors: { user_id: [fault ?? ''] } })
  if (!(await insertMember(tx, params.id, person.id))) return false
  const place = { team_id: params.id, user_id: person.id }
  if (person.type === 'coach') await decideTeamCoach(tx, place, { decided_by: actor.id, reason: null })
  return true
}

export const toggleTeamMember = (
  call: Call & Checked<typeof contract.toggleTeamMember>,
  findPages: FindPages,
): Promise<contract.StaffTeam> =>
  transaction(call.db, async (tx) => {
    const { actor, caller, params, body } = call
    const team = await requireTeam(tx, params.id)
    const wasRemoved = body.is_member !== true && (await deleteMember(tx, params.id, body.user_id))
    const wasAdded = !wasRemoved && body.is_member !== false && (await addPerson(tx, call, team.created_by))
    if (wasRemoved || wasAdded)
      await record(tx, caller, {
        action: wasAdded ? 'team.member-added' : 'team.member-removed',
        userId: body.user_id,
        subject: `Team ${team.name}`,
        details: { team_id: params.id },
      })
    return showStaffTeam(tx, actor, params.id, findPages)
  })

import type { Checked } from '@fieldhouse/contract/endpoint'
import type * as contract from '@fieldhouse/contract/teams.admin'
import { AppError } from '../../platform/app-error.ts'
import { changedFields, record } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { listTeamEvents } from './show-staff-teams.ts'
import { countTeamsAt, deleteEvent, insertEvent, lockEvent, updateEvent } from './staff-teams.queries.ts'

interface Call {
  readonly db: Db
  readonly caller: Caller
}

type Events = Promise<contract.ListedEvent[]>

/** ADM-02: a tournament or camp that teams can belong to. */
export const createTeamEvent = ({
  db,
  caller,
  body,
}: Call & Checked<typeof contract.createTeamEvent>): Events =>
  transaction(db, async (tx) => {
    const event_id = await insertEvent(tx, body)
    await record(tx, caller, {
      action: 'team-event.created',
      userId: null,
      subject: `Event ${body.name}`,
      after: body,
      details: { event_id },
    })
    return listTeamEvents(tx)
  })

const requireEvent = async (tx: Db, id: string) => {
  const event = await lockEvent(tx, id)
  if (!event) throw new AppError('not_found')
  const { name, place, starts_on, ends_on, version } = event
  return { version, facts: { name, place, starts_on, ends_on } }
}

/** Its link stays the same. */
export const updateTeamEvent = ({
  db,
  caller,
  params: { id: event_id },
  body: { version, ...wanted },
}: Call & Checked<typeof contract.updateTeamEvent>): Events =>
  transaction(db, async (tx) => {
    const { version: current, facts } = await requireEvent(tx, event_id)
    if (version !== undefined && version !== current)
      throw new AppError('team_changed', {
        message: 'Someone else changed this event in the meantime. Look at it, then save again.',
      })
    const changed = changedFields(facts, wanted)
    if (changed) {
      await updateEvent(tx, event_id, wanted)
      const subject = `Event ${facts.name}`
      await record(tx, caller, {
        action: 'team-event.changed',
        userId: null,
        subject,
        ...changed,
        details: { event_id },
      })
    }
    return listTeamEvents(tx)
  })

/** Its link stops working. Its teams stay with their members, also those who came through the link. */
export const deleteTeamEvent = ({
  db,
  caller,
  params: { id: event_id },
}: Call & Checked<typeof contract.deleteTeamEvent>): Events =>
  transaction(db, async (tx) => {
    const { facts } = await requireEvent(tx, event_id)
    const before = { ...facts, teams: await countTeamsAt(tx, event_id) }
    await deleteEvent(tx, event_id)
    await record(tx, caller, {
      action: 'team-event.deleted',
      userId: null,
      subject: `Event ${facts.name}`,
      before,
      details: { event_id },
    })
    return listTeamEvents(tx)
  })

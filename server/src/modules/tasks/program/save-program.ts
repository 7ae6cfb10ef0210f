import type { Output } from '@fieldhouse/contract/endpoint'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { saveProgram as endpoint, ProgramTask } from '@fieldhouse/contract/tasks.program'
import type * as z from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { programChanges } from './program.changes.ts'
import { findProgramTasks, lockProgram, replaceProgram } from './program.queries.ts'
import { showProgram } from './show-program.ts'

type ProgramForm = z.output<(typeof endpoint)['body']>

/** A task that is not in the list can't be changed, and none can be in it twice. */
const idFaults = ({ tasks }: ProgramForm, known: readonly ProgramTask[]): FieldFaults => {
  const free = new Set(known.map(({ id }) => id))
  return Object.fromEntries(
    tasks.flatMap(({ id }, index) =>
      id === undefined || free.delete(id) ? [] : [[`tasks.${index}.id`, ['This task is not in the list']]],
    ),
  )
}

/** Athletes who have their tasks keep them as they are. */
export const saveProgram = (
  db: Db,
  caller: Caller & { readonly actor: NonNullable<Caller['actor']> },
  form: ProgramForm,
): Promise<Output<typeof endpoint>['data']> =>
  transaction(db, async (tx) => {
    if ((await lockProgram(tx)) !== form.version)
      throw new AppError('program_changed', {
        message: 'Someone else changed this list in the meantime. Reload it, then make your change again.',
      })
    const before = await findProgramTasks(tx)
    const errors = idFaults(form, before)
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
    const after = form.tasks.map((task) => ({ ...task, id: task.id ?? uuidv7() }))
    await replaceProgram(tx, after, caller.actor.id)
    await record(tx, caller, {
      action: 'program.saved',
      userId: null,
      subject: 'Program list',
      ...programChanges(before, after),
    })
    return showProgram(tx)
  })

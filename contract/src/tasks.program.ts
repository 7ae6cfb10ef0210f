import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, rowId } from './fields.ts'

/** The list that every newly claimed athlete gets. Athletes who have their tasks keep them as they are. */
const programTask = z.object({
  id: z.string(),
  name: z.string(),
  percent: z.number(),
  done_when: z.string(),
})
export type ProgramTask = z.output<typeof programTask>

export const mostProgramTasks = 40

const percentFault = 'Please enter a whole number from 0 to 100'

const programTaskForm = z.object({
  /** Empty for a new one. */
  id: rowId().optional(),
  name: oneLine({ min: 3, max: 80, fault: 'Please enter a name (at least 3 characters)' }),
  /** Only a number: a percent that was left empty is not 0. */
  percent: z
    .number({ error: percentFault })
    .int({ error: percentFault })
    .min(0, { error: percentFault })
    .max(100, { error: percentFault }),
  done_when: oneLine({ min: 3, max: 200, fault: 'Please say what done looks like' }),
})

const program = z.object({
  tasks: z.array(programTask),
  /** Sent back when saving, so two admins can't overwrite each other. */
  version: z.number(),
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
})
export type Program = z.output<typeof program>

export const getProgram = endpoint({
  method: 'GET',
  path: '/panel/admin/settings/program',
  guard: 'admin',
  rate: 'read',
  summary: 'The task list for new athletes',
  output: z.object({ data: program }),
})

const versionFault = 'Must be the version of the list that you changed'

export const saveProgram = endpoint({
  method: 'POST',
  path: '/panel/admin/settings/program',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Replace the task list for new athletes. The percents add up to 100',
  body: z.object({
    version: z.number({ error: versionFault }).int({ error: versionFault }),
    tasks: z
      .array(programTaskForm, { error: 'Add at least one task' })
      .min(1, { error: 'Add at least one task' })
      .max(mostProgramTasks, { error: `At most ${mostProgramTasks} tasks` })
      .refine((tasks) => tasks.reduce((sum, { percent }) => sum + percent, 0) === 100, {
        error: 'The percents must add up to 100',
      }),
  }),
  output: z.object({ data: program }),
  errors: ['program_changed'],
  quiet: ['refusal'],
})

import * as contract from '@fieldhouse/contract/tasks'
import * as ledger from '@fieldhouse/contract/tasks.ledger'
import * as program from '@fieldhouse/contract/tasks.program'
import { bind } from '../../platform/http/bind.ts'
import { describeTime } from './ledger/describe-time.ts'
import { downloadTime } from './ledger/download-time.ts'
import { listAllTime } from './ledger/list-all-time.ts'
import { showAthleteLedger } from './ledger/show-athlete-ledger.ts'
import { showCoachLedger } from './ledger/show-coach-ledger.ts'
import { addNote, changeNote, removeNote } from './notes/change-notes.ts'
import { listNotes } from './notes/list-notes.ts'
import { saveProgram } from './program/save-program.ts'
import { showProgram } from './program/show-program.ts'
import { addTime } from './timer/add-time.ts'
import { completeTask } from './timer/complete-task.ts'
import { describeActive } from './timer/describe-active.ts'
import { discardTask } from './timer/discard-task.ts'
import { pauseTask } from './timer/pause-task.ts'
import { removeOwnTask } from './timer/remove-own-task.ts'
import { reportHere } from './timer/report-here.ts'
import { showActive } from './timer/show-active.ts'
import { startTask } from './timer/start-task.ts'
import { addOwnTask } from './work/add-own-task.ts'
import { listTasks } from './work/list-tasks.ts'
import { openTask } from './work/open-work.ts'
import { presentTask } from './work/present-task.ts'

const workRoutes = () =>
  bind(contract, {
    getTasks: ({ db, actor, params }) => listTasks(db, actor, params.id),
    getActiveTask: async ({ db, actor }) => ({ data: await showActive(db, actor.id) }),
    getTask: async ({ db, actor, params }) => ({
      data: presentTask(await openTask(db, actor, { task_id: params.id })),
    }),
    startTask: async ({ db, actor, body }) => ({ data: await startTask(db, actor, body) }),
    pauseTask: async ({ db, actor, body }) => ({ data: await pauseTask(db, actor, body) }),
    completeTask: async ({ db, actor, body }) => ({ data: await completeTask(db, actor, body) }),
    discardTask: async ({ db, actor, body }) => ({ data: await discardTask(db, actor, body) }),
    addTaskTime: async ({ db, actor, body }) => ({ data: await addTime(db, actor, body) }),
    reportHere: async ({ db, actor, body }) => ({ data: await reportHere(db, actor, body) }),
    describeActiveTask: async ({ db, actor, body }) => ({ data: await describeActive(db, actor, body) }),
    addOwnTask: async ({ db, actor, body }) => ({ data: await addOwnTask(db, actor, body) }),
    removeOwnTask: async ({ db, actor, body }) => ({ data: await removeOwnTask(db, actor, body) }),
    getCoachNotes: async ({ db, actor, params }) => ({ data: await listNotes(db, actor, params.id) }),
    addCoachNote: async ({ db, actor, params, body }) => ({
      data: await addNote(db, actor, params.id, body),
    }),
    changeCoachNote: async ({ db, actor, params, body }) => ({
      data: await changeNote(db, actor, params.id, body),
    }),
    removeCoachNote: async ({ db, actor, params }) => ({ data: await removeNote(db, actor, params.id) }),
  })

const ledgerRoutes = () =>
  bind(ledger, {
    getCoachLedger: async ({ db, actor, query }) => ({ data: await showCoachLedger(db, actor, query) }),
    getAthleteLedger: ({ db, actor, params, query }) => showAthleteLedger(db, actor, params.id, query),
    getAllTime: ({ db, actor, query }) => listAllTime(db, actor, query),
    downloadTime: ({ db, actor, caller, query }) => downloadTime(db, { ...caller, actor }, query),
    describeTime: async ({ db, actor, params, body }) => ({
      data: await describeTime(db, actor, params.id, body.done),
    }),
  })

const programRoutes = () =>
  bind(program, {
    getProgram: async ({ db }) => ({ data: await showProgram(db) }),
    saveProgram: async ({ db, actor, caller, body }) => ({
      data: await saveProgram(db, { ...caller, actor }, body),
    }),
  })

export const tasksRoutes = () => [...workRoutes(), ...ledgerRoutes(), ...programRoutes()]

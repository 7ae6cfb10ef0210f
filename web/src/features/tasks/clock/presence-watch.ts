import {
  dueReport,
  type Measured,
  type Presence,
  type PresenceEvent,
  presenceReducer,
  type Report,
  reporting,
  watch,
} from '@fieldhouse/contract/tasks.presence'
import { ApiError } from '../../../lib/api-error.ts'
import type { ReceivedTask } from '../tasks.api.ts'

interface WatchPorts {
  send: (report: Report) => Promise<Measured>
  onChange: (presence: Presence) => void
  /** The server knows something about the task that this page does not: it has ended, or some of it was settled. */
  onNews: () => void
}

export interface PresenceWatch {
  /** The coach did something. */
  activity: () => void
  tick: () => void
  /** The running task was loaded again. */
  learn: (received: ReceivedTask) => void
  stop: () => void
}

const measuredOf = ({ last_active_at, settled_at, server_time }: ReceivedTask['task']): Measured => ({
  lastActiveAt: Date.parse(last_active_at),
  settledAt: Date.parse(settled_at),
  serverTime: Date.parse(server_time),
})

/** COA-04: drives the presence of one run. The rules are in the contract, and the server decides. */
export const watchPresence = (first: ReceivedTask, { send, onChange, onNews }: WatchPorts): PresenceWatch => {
  let state = watch(first.task.id, measuredOf(first.task), first.at)
  let isStopped = false

  const put = (next: Presence) => {
    if (next === state || isStopped) return
    state = next
    onChange(state)
  }

  const hear = (event: PresenceEvent) => {
    // An answer that was overtaken by a newer one says nothing new.
    const isOvertaken = event.type === 'answered' && event.measured.serverTime < state.measured.serverTime
    const isMoved = event.type === 'answered' && event.measured.settledAt > state.measured.settledAt
    put(presenceReducer(state, isOvertaken ? { type: 'failed', at: event.at } : event))
    if (isMoved && !isStopped) onNews()
    report()
  }

  const report = () => {
    const due = dueReport(state, Date.now())
    if (!due || isStopped) return
    put(reporting(state, Date.now()))
    send(due).then(
      (measured) => hear({ type: 'answered', at: Date.now(), measured }),
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'task_not_running' && !isStopped) onNews()
        hear({ type: 'failed', at: Date.now() })
      },
    )
  }

  onChange(state)
  return {
    activity: () => hear({ type: 'activity', at: Date.now() }),
    tick: () => hear({ type: 'tick', at: Date.now() }),
    learn: ({ task, at }) => {
      const measured = measuredOf(task)
      if (measured.serverTime >= state.measured.serverTime)
        put(presenceReducer(state, { type: 'answered', at, measured }))
    },
    stop: () => {
      isStopped = true
    },
  }
}

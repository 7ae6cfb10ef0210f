import type { User } from '@fieldhouse/contract/accounts'
import { reportHere } from '@fieldhouse/contract/tasks'
import { taskEvents } from '@fieldhouse/contract/tasks.live'
import type { Measured, Report } from '@fieldhouse/contract/tasks.presence'
import { hereEvery, timerTick } from '@fieldhouse/contract/tasks.rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { listenTo, onCatchUp } from '../../../lib/socket.ts'
import { type OnDemandProps, onDemand } from '../../../ui/loading/on-demand.tsx'
import { activeTaskQuery, catchUpTasks, type ReceivedTask } from '../tasks.api.ts'
import { listenForActivity } from './activity-signs.ts'
import type { IdleDialogProps } from './idle-dialog.tsx'
import { type PresenceWatch, watchPresence } from './presence-watch.ts'
import { presenceStore, usePresence } from './running-clock.ts'
import { listenToTaskTabs } from './task-tabs.ts'

export interface TaskWatchProps extends OnDemandProps {
  viewer: User | null
}

const { OnDemand: IdleDialog, preload: preloadIdle } = onDemand<IdleDialogProps & OnDemandProps>(() =>
  import('./idle-dialog.tsx').then((module) => module.IdleDialog),
)

/** Without an answer by the next report, this one is lost. */
const sendReport = async (report: Report): Promise<Measured> => {
  const { data } = await call(reportHere, { body: { ...report } }, { signal: AbortSignal.timeout(hereEvery) })
  return {
    lastActiveAt: Date.parse(data.last_active_at),
    settledAt: Date.parse(data.settled_at),
    serverTime: Date.parse(data.server_time),
  }
}

/** The same task that was paused and resumed is another run. */
const runOf = (received: ReceivedTask | null | undefined): string | null =>
  received ? `${received.task.id} ${received.task.start_time}` : null

/** COA-03, COA-04: follows the success coach's running task on every page, and asks about idle time. */
export const TaskWatch = ({ isOpen, viewer }: TaskWatchProps) =>
  isOpen && viewer ? <Watching viewer={viewer} /> : null

const Watching = ({ viewer }: { viewer: User }) => {
  const queryClient = useQueryClient()
  const { data: received } = useQuery(activeTaskQuery)
  const presence = usePresence()
  const watching = useRef<PresenceWatch>(null)
  const run = runOf(received)

  const start = useEffectEvent((): PresenceWatch | null =>
    received
      ? watchPresence(received, {
          send: sendReport,
          onChange: presenceStore.set,
          onNews: () => catchUpTasks(queryClient),
        })
      : null,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each run is watched from its start
  useEffect(() => {
    const current = start()
    if (!current) return
    watching.current = current
    // The question must open without a connection too.
    preloadIdle()
    const stopListening = listenForActivity(current.activity)
    const timer = setInterval(current.tick, timerTick)
    return () => {
      stopListening()
      clearInterval(timer)
      current.stop()
      watching.current = null
      presenceStore.set(null)
    }
  }, [run])

  useEffect(() => {
    if (received) watching.current?.learn(received)
  }, [received])

  useEffect(() => {
    const ask = () => {
      watching.current?.tick()
      catchUpTasks(queryClient)
    }
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask()
    }
    const stops = [listenTo(taskEvents.status, ask), listenToTaskTabs(ask), onCatchUp(ask)]
    addEventListener('pageshow', back)
    return () => {
      for (const stop of stops) stop()
      removeEventListener('pageshow', back)
    }
  }, [queryClient])

  return (
    <IdleDialog
      isOpen={Boolean(received) && presence?.mode === 'idle'}
      received={received ?? null}
      viewer={viewer}
    />
  )
}

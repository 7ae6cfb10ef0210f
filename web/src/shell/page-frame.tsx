import { type ReactNode, useEffect, useState } from 'react'
import type { TaskWatchProps } from '../features/tasks/clock/task-watch.tsx'
import { rememberClientTime } from '../lib/own-clock.ts'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { type OnDemandProps, onDemand } from '../ui/loading/on-demand.tsx'
import { CallAlert } from './call-alert.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { ReadingParameters, useLoadParameters } from './load-parameters.ts'
import { LoadingBar } from './loading-bar.tsx'
import { reloadForMissingChunk } from './missing-chunk.ts'
import { PopupHost } from './popup-host.tsx'
import { listenToOtherTabs } from './session/session-tabs.ts'
import { watchSystemMode } from './system-mode.ts'
import { useViewer } from './use-viewer.ts'
import { VisitCounter } from './visit-counter.tsx'

/** A visitor has no session to watch, until they sign in in another tab. */
const { OnDemand: SessionWatch } = onDemand<OnDemandProps>(() =>
  import('./session/session-watch.tsx').then((module) => module.SessionWatch),
)

/** Only a success coach has tasks to watch. */
const { OnDemand: TaskWatch } = onDemand<TaskWatchProps>(() =>
  import('../features/tasks/clock/task-watch.tsx').then((module) => module.TaskWatch),
)

const useSessionToWatch = (): boolean => {
  const isVisitor = useViewer() === null
  const [hasNews, setNews] = useState(false)
  useEffect(() => {
    if (!isVisitor) return
    return listenToOtherTabs({ onUser: (userId) => setNews(userId !== null), onChange: () => {} })
  }, [isVisitor])
  return !isVisitor || hasNews
}

/** The parts of every page, whatever its layout. */
export const PageFrame = ({ children }: { children: ReactNode }) => {
  useEffect(rememberClientTime, [])
  useEffect(watchSystemMode, [])
  useEffect(reloadForMissingChunk, [])
  const viewer = useViewer()
  return (
    <>
      <LoadingBar />
      <ReadingParameters value={useLoadParameters()}>{children}</ReadingParameters>
      <PopupHost />
      <SessionWatch isOpen={useSessionToWatch()} />
      <TaskWatch isOpen={viewer?.type === 'rsc'} viewer={viewer} />
      <CallAlert />
      <Toaster />
      <CookieBanner />
      <VisitCounter />
    </>
  )
}

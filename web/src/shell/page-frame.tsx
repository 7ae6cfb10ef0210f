import { type ReactNode, useEffect } from 'react'
import { rememberClientTime } from '../lib/client-time.ts'
import { type OnDemandProps, onDemand } from '../ui/on-demand.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { watchSystemMode } from './appearance.ts'
import { CallAlert } from './call-alert.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { ReadingParameters, useLoadParameters } from './load-parameters.ts'
import { LoadingBar } from './loading-bar.tsx'
import { reloadForMissingChunk } from './missing-chunk.ts'
import { PopupHost } from './popup-host.tsx'
import { useViewer } from './use-viewer.ts'
import { VisitCounter } from './visit-counter.tsx'

/** Whoever is not signed in has no session to watch. */
const { OnDemand: SessionWatch } = onDemand<OnDemandProps>(() =>
  import('./session/session-watch.tsx').then((module) => module.SessionWatch),
)

/** What is there on every page, whatever its layout. */
export const PageFrame = ({ children }: { children: ReactNode }) => {
  useEffect(rememberClientTime, [])
  useEffect(watchSystemMode, [])
  useEffect(reloadForMissingChunk, [])
  return (
    <>
      <LoadingBar />
      <ReadingParameters value={useLoadParameters()}>{children}</ReadingParameters>
      <PopupHost />
      <SessionWatch isOpen={useViewer() !== null} />
      <CallAlert />
      <Toaster />
      <CookieBanner />
      <VisitCounter />
    </>
  )
}

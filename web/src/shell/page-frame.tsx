import { type ReactNode, useEffect } from 'react'
import { Toaster } from '../ui/toaster.tsx'
import { watchSystemMode } from './appearance.ts'
import { CallAlert } from './call-alert.tsx'
import { rememberClientTime } from './client-time.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { LoginPopup } from './login-popup.tsx'
import { reloadForMissingChunk } from './missing-chunk.ts'
import { VisitCounter } from './visit-counter.tsx'

/** What is there on every page, whatever its layout. */
export const PageFrame = ({ children }: { children: ReactNode }) => {
  useEffect(rememberClientTime, [])
  useEffect(watchSystemMode, [])
  useEffect(reloadForMissingChunk, [])
  return (
    <>
      <LoadingBar />
      {children}
      <LoginPopup />
      <CallAlert />
      <Toaster />
      <CookieBanner />
      <VisitCounter />
    </>
  )
}

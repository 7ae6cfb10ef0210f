import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { recoverSessionBy } from '../../lib/session-ended.ts'
import { listenToUser } from '../../lib/socket.ts'
import { hasUnsavedText, watchTyping } from '../../lib/unsaved-text.ts'
import { askWhoIsSignedIn } from '../../lib/viewer.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { closePopup, currentPopup } from '../popups.ts'
import { useViewer } from '../use-viewer.ts'
import { useDeparture } from './leave.ts'
import { listenToOtherTabs } from './session-tabs.ts'
import {
  askToSignInAgain,
  finishSignInAgain,
  hasDeclinedToSignIn,
  isAskingToSignIn,
} from './sign-in-again.ts'
import { SignInAgain } from './sign-in-again-dialog.tsx'
import { followChange, isViewerChanging, useIsChanging, useViewerChange } from './viewer-change.ts'

/** A session may have been replaced by another of the same person. Then it subscribes again, but not immediately. */
const listensAgainAfter = 30_000

/** Events during a request cause one more request, however many they are. */
const oneAtATime = (ask: () => Promise<void>) => {
  let isAsking = false
  let hasNews = false
  return async (): Promise<void> => {
    hasNews = true
    if (isAsking) return
    isAsking = true
    while (hasNews) {
      hasNews = false
      await ask()
    }
    isAsking = false
  }
}

/** ACC-14: updates the page when the signed-in person changes in another tab or on another device. */
export const SessionWatch = () => {
  const known = useViewer()
  const viewerId = known?.id ?? null
  const isChanging = useIsChanging()
  const [round, setRound] = useState(0)
  const router = useRouter()
  const depart = useDeparture()
  const { passTo } = useViewerChange()

  const settle = useEffectEvent(async (): Promise<void> => {
    // Without a response nothing is known, and nothing changes.
    const viewer = await askWhoIsSignedIn(new AbortController().signal).catch(() => undefined)
    if (viewer === undefined || (viewer?.id === known?.id && viewer?.type === known?.type)) return
    if (viewer && currentPopup()?.name === 'login') closePopup()
    if (viewer) return passTo(viewer, () => router.invalidate())
    if (known && (isAskingToSignIn() || hasUnsavedText()))
      return hasDeclinedToSignIn() ? undefined : void askToSignInAgain(known)
    await depart()
    toast('You have been signed out.', { tone: 'info' })
  })

  /** A call was refused because nobody is signed in. A person in the middle of an edit can sign in and continue. */
  const recover = useEffectEvent(async ({ isChange }: { isChange: boolean }): Promise<boolean> => {
    if (!known || isViewerChanging()) return false
    if (isAskingToSignIn() || hasUnsavedText() || isChange) {
      const viewer = await askWhoIsSignedIn(new AbortController().signal).catch(() => undefined)
      if (viewer) return finishSignInAgain(viewer.id, known, router)
      return viewer === null && askToSignInAgain(known)
    }
    await settle()
    return false
  })
  useEffect(() => recoverSessionBy((call) => recover(call)), [])
  useEffect(watchTyping, [])

  const hear = useEffectEvent((userId: string | null): Promise<void> | undefined => {
    if (userId !== null && known && isAskingToSignIn()) return void finishSignInAgain(userId, known, router)
    // A person without a role may have chosen one there.
    if (userId === viewerId && known?.type !== 'unknown') return
    if (userId !== null) return settle()
    // A visible tab is beside the one where the person signed out. It may stay on a public page.
    return document.hidden ? depart() : passTo(null, () => router.invalidate())
  })

  // A visitor's tab gets this with a sign-in in another tab, whose message it has missed.
  const arrive = useEffectEvent(() => (viewerId === null ? settle() : undefined))
  useEffect(() => void arrive(), [])

  useEffect(() => listenToOtherTabs({ onUser: (userId) => void hear(userId), onChange: followChange }), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round subscribes again
  useEffect(() => {
    if (viewerId === null || isChanging) return
    let again: ReturnType<typeof setTimeout> | undefined
    let stop: (() => void) | undefined
    const askOnce = oneAtATime(() => settle())
    const ask = async () => (isViewerChanging() ? undefined : askOnce())
    const listenAgain = () => {
      clearTimeout(again)
      again = setTimeout(() => setRound((last) => last + 1), listensAgainAfter)
    }
    const start = () => {
      stop ??= listenToUser(viewerId, {
        onSessionEnd: () => void ask(),
        onClosed: () => void ask().then(listenAgain),
      })
    }
    const pause = () => {
      stop?.()
      stop = undefined
    }
    start()
    // The browser's back cache does not keep a page with an open socket.
    addEventListener('pagehide', pause)
    addEventListener('pageshow', start)
    return () => {
      clearTimeout(again)
      pause()
      removeEventListener('pagehide', pause)
      removeEventListener('pageshow', start)
    }
  }, [viewerId, isChanging, round])

  return <SignInAgain onSignedIn={() => setRound((last) => last + 1)} />
}

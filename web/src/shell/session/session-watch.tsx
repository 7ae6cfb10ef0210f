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

/** A session may have been exchanged for another of the same person: it is listened to anew then, but not at once. */
const listensAgainAfter = 30_000

/** News that come while it asks make it ask once more, however many they are. */
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

/** ACC-14: keeps the page true to who is signed in, when that changes in another tab or on another device. */
export const SessionWatch = () => {
  const known = useViewer()
  const viewerId = known?.id ?? null
  const isChanging = useIsChanging()
  const [round, setRound] = useState(0)
  const router = useRouter()
  const depart = useDeparture()
  const { passTo } = useViewerChange()

  const settle = useEffectEvent(async (): Promise<void> => {
    // Without an answer nothing is known, and nothing changes.
    const viewer = await askWhoIsSignedIn(new AbortController().signal).catch(() => undefined)
    if (viewer === undefined || (viewer?.id === known?.id && viewer?.type === known?.type)) return
    if (viewer && currentPopup()?.name === 'login') closePopup()
    if (viewer) return passTo(viewer, () => router.invalidate())
    if (known && (isAskingToSignIn() || hasUnsavedText()))
      return hasDeclinedToSignIn() ? undefined : void askToSignInAgain(known)
    await depart()
    toast('You have been signed out.', { tone: 'info' })
  })

  /** A call was refused because nobody is signed in. Someone who is changing something can sign in and go on. */
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
    // Whoever has no role yet may have chosen one there.
    if (userId === viewerId && known?.type !== 'unknown') return
    if (userId !== null) return settle()
    // A tab in sight stands beside the one where somebody signed out; it may stay where anyone may be.
    return document.hidden ? depart() : passTo(null, () => router.invalidate())
  })

  // To a visitor this comes with the news of a sign-in in another tab, which it has not heard itself.
  const arrive = useEffectEvent(() => (viewerId === null ? settle() : undefined))
  useEffect(() => void arrive(), [])

  useEffect(() => listenToOtherTabs({ onUser: (userId) => void hear(userId), onChange: followChange }), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round listens anew
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
    // A page with an open socket could not be kept for the way back.
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

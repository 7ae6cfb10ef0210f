import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Marks the history entry for a dialog with steps, so Back has something to remove. */
    isDialog?: boolean
  }
}

/**
 * Back in a dialog that fills a phone's screen: one step back, and from its first step back to the page. The dialog
 * gets its own history entry, since a page opened by a link has nothing before it.
 */
export const useDialogBack = (
  isOpen: boolean,
  /** Goes one step back, or null at the first step. */
  goBack: RefObject<(() => void) | null>,
  onClose: () => void,
): { close: () => void } => {
  const router = useRouter()
  const isOwnEntry = () => router.history.location.state.isDialog === true
  const leave = useEffectEvent(() => onClose())

  useEffect(() => {
    if (!isOpen) return
    const { history } = router
    if (history.location.state.isDialog !== true)
      history.push(history.location.href, { ...history.location.state, isDialog: true })
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false
        const back = goBack.current
        if (!back) leave()
        back?.()
        return back !== null
      },
    })
  }, [isOpen, router, goBack])

  return {
    /** Closed by hand, so its entry is removed too. */
    close: () => {
      onClose()
      if (isOwnEntry()) router.history.back({ ignoreBlocker: true })
    },
  }
}

import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveQuestionProps {
  /** Leaving the page now would lose something. */
  wouldLose: boolean
  /** What would be lost. */
  text: string
}

/** Asks before a link, Back, or closing the tab loses what was typed. A popup or an anchor on the page loses nothing. */
export const LeaveQuestion = ({ wouldLose, text }: LeaveQuestionProps) => {
  const shouldBlockFn = useCallback(
    ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
      wouldLose && next.pathname !== current.pathname,
    [wouldLose],
  )
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: () => wouldLose,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      title="Leave without saving?"
      text={text}
      buttons={[
        { label: 'Keep editing' },
        { label: 'Leave without saving', variant: 'red', onPress: () => proceed?.() },
      ]}
    />
  )
}

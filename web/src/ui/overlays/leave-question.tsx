import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface PageLocation {
  pathname: string
  search: unknown
}

interface LeaveQuestionProps {
  /** Leaving the page now would lose something. A function is asked at that moment. */
  wouldLose: boolean | (() => boolean)
  /** What would be lost. */
  text: string
  /** Going from one to the other loses nothing. */
  isSamePage?: (one: PageLocation, other: PageLocation) => boolean
}

const hasSamePath = (one: PageLocation, other: PageLocation) => one.pathname === other.pathname

/** Asks before a link, Back, or closing the tab loses what was typed. A popup or an anchor on the page loses nothing. */
export const LeaveQuestion = ({ wouldLose, text, isSamePage = hasSamePath }: LeaveQuestionProps) => {
  const loses = useCallback(() => (typeof wouldLose === 'function' ? wouldLose() : wouldLose), [wouldLose])
  const shouldBlockFn = useCallback(
    ({ current, next }: { current: PageLocation; next: PageLocation }) =>
      !isSamePage(current, next) && loses(),
    [isSamePage, loses],
  )
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: loses,
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

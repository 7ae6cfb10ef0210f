import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

/**
 * Answers wait in the tab until they are saved, so leaving loses nothing and nobody is asked. Only a browser that stores
 * nothing would lose them.
 */
export const LeaveSurvey = ({ wouldLose }: { wouldLose: boolean }) => {
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
      text="This step has answers that are not saved yet."
      buttons={[
        { label: 'Keep editing' },
        { label: 'Leave without saving', variant: 'red', onPress: () => proceed?.() },
      ]}
    />
  )
}

import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'

interface PageLocation {
  pathname: string
  search: unknown
}

const modeOf = ({ search }: PageLocation): unknown =>
  typeof search === 'object' && search !== null && 'mode' in search ? search.mode : undefined

/** PRO-02: prevents losing unsaved text by a link, by Back, or by closing the tab. */
export const LeaveGuard = ({ unsaved }: { unsaved: ReadonlySet<() => boolean> }) => {
  const hasUnsaved = useCallback(() => [...unsaved].some((isChanged) => isChanged()), [unsaved])
  const shouldBlockFn = useCallback(
    ({ current, next }: { current: PageLocation; next: PageLocation }) => {
      // A popup or an anchor on the same page loses nothing.
      const isStaying = next.pathname === current.pathname && modeOf(next) === modeOf(current)
      return !isStaying && hasUnsaved()
    },
    [hasUnsaved],
  )
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      title="Leave without saving?"
      text="You have changes on this page that are not saved yet."
      buttons={[
        { label: 'Keep editing' },
        { label: 'Leave without saving', variant: 'red', onPress: () => proceed?.() },
      ]}
    />
  )
}

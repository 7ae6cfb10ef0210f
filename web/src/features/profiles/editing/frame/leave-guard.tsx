import { useCallback } from 'react'
import { LeaveQuestion } from '../../../../ui/overlays/leave-question.tsx'

interface EditedPage {
  pathname: string
  search: unknown
}

const modeOf = ({ search }: EditedPage): unknown =>
  typeof search === 'object' && search !== null && 'mode' in search ? search.mode : undefined

/** Viewing the page instead of editing it is leaving, too. */
const isSameMode = (one: EditedPage, other: EditedPage) =>
  one.pathname === other.pathname && modeOf(one) === modeOf(other)

/** PRO-02: prevents losing unsaved text by a link, by Back, or by closing the tab. */
export const LeaveGuard = ({ unsaved }: { unsaved: ReadonlySet<() => boolean> }) => (
  <LeaveQuestion
    wouldLose={useCallback(() => [...unsaved].some((isChanged) => isChanged()), [unsaved])}
    isSamePage={isSameMode}
    text="You have changes on this page that are not saved yet."
  />
)

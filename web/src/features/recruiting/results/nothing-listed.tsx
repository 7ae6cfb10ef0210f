import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PastLastPage } from '../../../ui/lists/past-last-page.tsx'
import type { Center, ListName } from '../center.ts'
import { emptyListWords } from './list-labels.ts'

interface NothingListedProps {
  center: Center
  list: ListName
  /** The address names a page past the end of the list. */
  hasMore: boolean
  isNarrowed: boolean
  /** After the package ended, the filters stay as they are. */
  isReadOnly: boolean
  onFirst: () => void
  onClear: () => void
}

/** An empty list: why, and what to do. */
export const NothingListed = ({
  center,
  list,
  hasMore,
  isNarrowed,
  isReadOnly,
  onFirst,
  onClear,
}: NothingListedProps) => {
  if (hasMore) return <PastLastPage onFirst={onFirst} />
  if (list !== 'results') {
    const { title, hint } = emptyListWords(list, center.role, isReadOnly)
    return (
      <EmptyState as="h2" title={title}>
        {hint}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      as="h2"
      title="No Results"
      action={
        isNarrowed &&
        !isReadOnly && (
          <Button isOutlined onClick={onClear}>
            Show all
          </Button>
        )
      }
    >
      {isNarrowed && !isReadOnly
        ? 'Fewer filters find more. Check the spelling, or type just the start of a name.'
        : null}
    </EmptyState>
  )
}

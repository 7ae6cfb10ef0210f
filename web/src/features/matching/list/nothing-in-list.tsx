import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { ShortListName } from './matches-search.ts'
import { emptyShortList } from './matches-words.ts'

interface NothingInListProps {
  list: ShortListName
  /** The address names a page past the end of the list. */
  hasMore: boolean
  matchesPath: string
  onFirst: () => void
}

/** An empty list of favorites, or of what was viewed or contacted. */
export const NothingInList = ({ list, hasMore, matchesPath, onFirst }: NothingInListProps) =>
  hasMore ? (
    <EmptyState
      as="h2"
      title="The list ends before this page"
      action={
        <Button isOutlined onClick={onFirst}>
          Go to the first page
        </Button>
      }
    >
      It has fewer pages than this address says.
    </EmptyState>
  ) : (
    <EmptyState
      as="h2"
      title={emptyShortList[list].title}
      action={
        <LinkButton to={matchesPath} isOutlined>
          See the matches
        </LinkButton>
      }
    >
      {emptyShortList[list].text}
    </EmptyState>
  )

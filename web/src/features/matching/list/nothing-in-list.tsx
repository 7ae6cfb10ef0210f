import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PastLastPage } from '../../../ui/lists/past-last-page.tsx'
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
    <PastLastPage onFirst={onFirst} />
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

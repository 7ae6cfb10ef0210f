import type { MustHave } from '@fieldhouse/contract/matching.answers'
import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'
import { counted } from '../../../lib/counted.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PastLastPage } from '../../../ui/lists/past-last-page.tsx'
import { costliest } from './matches-words.ts'

interface NoMatchesProps {
  /** The address names a page past the end of the list. */
  hasMore: boolean
  isFiltered: boolean
  mustHaves: readonly MustHaveCost[]
  isReadOnly: boolean
  surveyPath: string
  onFirst: () => void
  onShowAll: () => void
  onSwitchOff: (mustHave: MustHave) => void
}

/** An empty list: why, and what to do. Without a filter, it names the must-have that costs the most. */
export const NoMatches = ({
  hasMore,
  isFiltered,
  mustHaves,
  isReadOnly,
  surveyPath,
  onFirst,
  onShowAll,
  onSwitchOff,
}: NoMatchesProps) => {
  if (hasMore) return <PastLastPage onFirst={onFirst} />
  if (isFiltered)
    return (
      <EmptyState
        as="h2"
        title="No college passes these filters"
        action={
          <Button isOutlined onClick={onShowAll}>
            Show all matches
          </Button>
        }
      >
        Fewer filters find more. Check the spelling, or type just the start of a name.
      </EmptyState>
    )
  const most = costliest(mustHaves)
  if (most && !isReadOnly)
    return (
      <EmptyState
        as="h2"
        title="No college passes all the must-haves"
        action={<Button onClick={() => onSwitchOff(most.id)}>Switch off “{most.title}”</Button>}
      >
        “{most.title}” costs the most: {counted(most.colleges, 'college')} would come back without it.
      </EmptyState>
    )
  return (
    <EmptyState
      as="h2"
      title="No college passes all the must-haves"
      action={
        <LinkButton to={surveyPath} isOutlined>
          {isReadOnly ? 'See the survey' : 'Edit survey'}
        </LinkButton>
      }
    >
      {isReadOnly
        ? 'Changing the must-haves needs a package.'
        : 'No single must-have is the reason. Switch off more than one, or change your answers.'}
    </EmptyState>
  )
}

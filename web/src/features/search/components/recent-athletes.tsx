import { shortestSearch } from '@fieldhouse/contract/search'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadingRegion } from '../../../ui/feedback/skeleton.tsx'
import { useForget, useHistory } from '../use-history.ts'
import { type AthleteRowsProps, AthleteRowsSkeleton, FoundRows } from './athlete-rows.tsx'

interface RecentAthletesProps extends Pick<AthleteRowsProps, 'onSelect' | 'onLeave'> {
  isSignedIn: boolean
  /** Its button is gone then, so the focus needs another place. */
  onForgotten: () => void
}

/** SRC-04: the recently viewed athletes, shown while the field is empty. */
export const RecentAthletes = ({ isSignedIn, onSelect, onLeave, onForgotten }: RecentAthletesProps) => {
  const { athletes, isPending } = useHistory(isSignedIn)
  const forget = useForget(isSignedIn)
  if (isPending)
    return (
      <LoadingRegion label="Loading whom you looked up last…">
        <AthleteRowsSkeleton rows={3} />
      </LoadingRegion>
    )
  if (athletes.length === 0) return <TypeMore />
  return (
    <div className="grid gap-1">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <p className="label text-muted">Recent</p>
        <Button
          variant="borderless"
          size="sm"
          onClick={() => {
            forget()
            onForgotten()
          }}
        >
          Clear recent
        </Button>
      </div>
      <FoundRows label="Recent athletes" athletes={athletes} onSelect={onSelect} onLeave={onLeave} />
    </div>
  )
}

/** Explains how to start. */
export const TypeMore = () => (
  <p className="text-small text-muted">
    Type at least {shortestSearch} letters of a name, a school or a town, or choose a filter.
  </p>
)

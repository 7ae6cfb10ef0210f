import type { RosterSummary as Summary } from '@fieldhouse/contract/desk'
import { StatBoard, StatTile, Unit } from '../../../ui/data/stat-tile.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** As in 38h 20m. */
const HoursMinutes = ({ seconds }: { seconds: number }) => (
  <>
    {Math.floor(seconds / 3600).toLocaleString('en-US')}
    <Unit>h</Unit> {Math.floor(seconds / 60) % 60}
    <Unit>m</Unit>
  </>
)

const waiting = <Skeleton className="h-8 w-16" />

/** The whole roster in four figures, whatever the list shows. */
export const RosterSummary = ({ summary }: { summary: Summary | undefined }) => (
  <StatBoard columns="grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] sm:grid-cols-4">
    <StatTile isCompact label="Athletes" value={summary?.athletes.toLocaleString('en-US') ?? waiting} />
    <StatTile
      isCompact
      label="Time this month"
      value={summary ? <HoursMinutes seconds={summary.time_this_month} /> : waiting}
    />
    <StatTile
      isCompact
      label="Tasks complete"
      value={summary?.tasks_complete.toLocaleString('en-US') ?? waiting}
      unit={summary && `\u00a0of ${summary.tasks.toLocaleString('en-US')}`}
    />
    <StatTile isCompact label="Unread" value={summary?.unread.toLocaleString('en-US') ?? waiting} />
  </StatBoard>
)

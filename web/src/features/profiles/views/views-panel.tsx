import { getViews, type Views, type viewDays } from '@fieldhouse/contract/profiles.views'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/api.ts'
import { SegmentedControl } from '../../../ui/actions/segmented-control.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { StatBoard, StatTile } from '../../../ui/data/stat-tile.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, LoadingStatus, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EditSection } from '../editing/frame/edit-section.tsx'
import { useEditing } from '../editing/frame/editing.ts'
import { CoachViews } from './coach-views.tsx'
import { stretchesOf } from './view-figures.ts'

type Days = (typeof viewDays)[number]

const spans: readonly { value: Days; label: string; words: string }[] = [
  { value: '30', label: '30 days', words: 'the last 30 days' },
  { value: '90', label: '90 days', words: 'the last 90 days' },
  { value: '365', label: '1 year', words: 'the last year' },
]

/** How often the page was viewed, and by which coaches. Only for people who may edit it. */
export const ViewsPanel = ({ title }: { title: string }) => {
  const { athlete } = useEditing()
  const [days, setDays] = useState<Days>('30')
  const { data, dataUpdatedAt, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(getViews, { params: { id: athlete.id }, query: { days } }),
    placeholderData: keepPreviousData,
    enabled: athlete.can.see_views,
  })
  if (!athlete.can.see_views) return null
  const words = spans.find(({ value }) => value === days)?.words ?? ''
  return (
    <EditSection
      id="views"
      title={title}
      note="Only your family and our team see this. Your own visits don’t count."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SegmentedControl label="Time shown" options={spans} value={days} onValueChange={setDays} />
        <LoadingStatus isLoading={isFetching && isPlaceholderData} />
        {data ? (
          <Shown
            views={data.data}
            now={dataUpdatedAt}
            words={words}
            isHidden={!athlete.settings.is_visible}
          />
        ) : isError ? (
          <ErrorState
            title="The views could not be loaded"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <LoadingRegion label="Loading the views…">
            <Skeleton className="h-74 w-full" />
          </LoadingRegion>
        )}
      </div>
    </EditSection>
  )
}

interface ShownProps {
  views: Views
  now: number
  words: string
  isHidden: boolean
}

const Shown = ({ views: { per_day, totals, coaches }, now, words, isHidden }: ShownProps) => {
  const { onCollege } = useEditing()
  if (totals.visitors + totals.coaches === 0) return <NobodyYet words={words} isHidden={isHidden} />
  const { unit, stretches } = stretchesOf(per_day)
  return (
    <>
      <StatBoard columns="grid-cols-2">
        <StatTile isCompact label="By visitors" value={totals.visitors.toLocaleString('en-US')} />
        <StatTile isCompact label="By coaches" value={totals.coaches.toLocaleString('en-US')} />
      </StatBoard>
      <LineChart
        label={`Views in ${words}`}
        pointHeading={unit}
        points={stretches.map(({ label }) => label)}
        series={[
          { label: 'Visitors', values: stretches.map(({ visitors }) => visitors) },
          { label: 'Coaches', values: stretches.map((stretch) => stretch.coaches) },
        ]}
      />
      <CoachViews coaches={coaches} now={now} onCollege={onCollege} />
    </>
  )
}

const NobodyYet = ({ words, isHidden }: { words: string; isHidden: boolean }) => (
  <EmptyState title={`No views in ${words}`}>
    {isHidden
      ? 'The page is hidden. Show it under Visibility, so that coaches can find it.'
      : 'Share your link: in emails to coaches, on social media, and as a QR code at your next event.'}
  </EmptyState>
)

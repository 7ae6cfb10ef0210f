import type { User } from '@fieldhouse/contract/accounts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { layOutWhenIdle } from '../../../lib/lay-out-when-idle.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { lateView } from '../../../ui/loading/late-view.tsx'
import { OwnStanding } from '../components/own-standing.tsx'
import { Podium } from '../components/podium.tsx'
import { TopFrame } from '../components/top-frame.tsx'
import { LazyStaffPanel } from '../evaluating/lazy-staff-panel.ts'
import { ownAthletes } from '../own-athletes.ts'
import { topQuery } from '../rankings.api.ts'
import { countLine } from '../rankings-labels.ts'
import type { TopSearch } from '../rankings-search.ts'

/** Ninety-seven rows of links, which work before hydration. */
const RankedRows = lateView(
  () => import('../components/ranked-rows.tsx').then((module) => module.RankedRows),
  import.meta.env.SSR ? (await import('../components/ranked-rows.tsx')).RankedRows : undefined,
)

interface Top100PageProps {
  search: TopSearch
  viewer: Pick<User, 'type' | 'athlete_id' | 'first_name' | 'sport' | 'athletes'> | null
}

const onPodium = 3

/** PUB-02: /top-100. */
export const Top100Page = ({ search, viewer }: Top100PageProps) => {
  const { athletes, classes, sport, gender } = useSuspenseQuery(topQuery(search)).data.data
  const own = ownAthletes(viewer, sport.key)
  const [chosenId, choose] = useState<string>()
  const chosen = own.find(({ athlete_id }) => athlete_id === chosenId) ?? own[0]
  const isOwn = viewer?.type === 'athlete'
  return (
    <TopFrame
      search={search}
      classes={classes}
      podium={athletes.length > 0 && <Podium athletes={athletes.slice(0, onPodium)} />}
      own={chosen && { athlete_id: chosen.athlete_id, label: isOwn ? 'Yours' : chosen.first_name }}
    >
      {chosen && <OwnStanding athletes={own} chosen={chosen} onChoose={choose} isOwn={isOwn} />}
      {(viewer?.type === 'rsc' || viewer?.type === 'admin') && (
        <LazyStaffPanel isOpen viewerType={viewer.type} />
      )}
      <section ref={layOutWhenIdle} aria-label="The list" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p role="status" className="text-small text-muted">
          {countLine(athletes.length, { sport: sport.key, gender, class: search.class })}
        </p>
        {athletes.length === 0 && <NobodyRanked search={search} />}
        {athletes.length > onPodium && (
          <RankedRows key={`${sport.key} ${gender} ${search.class}`} athletes={athletes.slice(onPodium)} />
        )}
      </section>
      <p className="max-w-[60ch] text-ui text-muted">
        Not on the list? That doesn’t mean not good. Athletes are ranked once someone has evaluated their
        page.{' '}
        <Link to="/roster" className="underline hover:text-text">
          See every athlete on Fieldhouse
        </Link>
      </p>
    </TopFrame>
  )
}

const NobodyRanked = ({ search: { class: year, ...search } }: { search: TopSearch }) => (
  <EmptyState
    as="h2"
    title="No ranks here yet"
    action={
      year === undefined ? (
        <LinkButton to="/roster" isOutlined>
          See every athlete
        </LinkButton>
      ) : (
        <LinkButton to="/top-100" search={search} isOutlined>
          Show all classes
        </LinkButton>
      )
    }
  >
    Nobody here has been evaluated so far. The first evaluation makes the first rank.
  </EmptyState>
)

export const Top100Pending = ({ search }: { search: TopSearch }) => (
  <TopFrame search={search}>
    <LoadingRegion label="Loading the list…">
      <SkeletonRows rows={10} />
    </LoadingRegion>
  </TopFrame>
)

export const Top100Unavailable = ({ search }: { search: TopSearch }) => {
  const router = useRouter()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <TopFrame search={search}>
      <ErrorState
        as="h2"
        title="The list did not load"
        isRetrying={isLoading}
        onRetry={() => void router.invalidate()}
      >
        Nobody’s rank has changed by it. Please try again in a moment.
      </ErrorState>
    </TopFrame>
  )
}

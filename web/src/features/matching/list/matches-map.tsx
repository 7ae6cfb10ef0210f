import type { MatchOverview } from '@fieldhouse/contract/matching'
import type { Match } from '@fieldhouse/contract/matching.match'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../../lib/counted.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { lateView } from '../../../ui/loading/late-view.tsx'
import { loadOutlines } from '../map/outlines.ts'
import { mapQuery } from '../matches.api.ts'
import { matchRowId } from './match-row.tsx'
import type { MatchesSearch } from './matches-search.ts'

const loadMap = async () => {
  const [{ MatchMap }] = await Promise.all([
    import('../map/match-map.tsx'),
    // The map asks again if they fail to load.
    loadOutlines().catch(() => null),
  ])
  return MatchMap
}

/** The states below it say the same in words. */
export const LateMap = lateView(
  loadMap,
  import.meta.env.SSR ? (await import('../map/drawn-map.tsx')).DrawnMap : undefined,
  'aspect-[1.2]',
)

interface MatchesMapProps {
  id: string
  overview: Pick<MatchOverview, 'home' | 'radius_miles' | 'states'>
  search: MatchesSearch
  /** The rows on the screen. Their dots have the rank. */
  matches: readonly Match[]
  onOpen: (matchId: number) => void
}

/** BCM-02: where the matches are. A dot goes to its row, or to the college if another page has it. */
export const MatchesMap = ({ id, overview, search, matches, onOpen }: MatchesMapProps) => {
  const { data, error, isFetching, refetch } = useQuery(mapQuery(id, search))
  const points = data?.data ?? null
  const { home, radius_miles } = overview
  const ranked = matches.map(({ match_id }) => match_id)
  const select = (matchId: number) => {
    const row = document.getElementById(matchRowId(matchId))
    if (!row) return onOpen(matchId)
    row.scrollIntoView({ block: 'center' })
    row.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  }
  const others = Math.max(0, (points?.length ?? 0) - ranked.length)
  return (
    <div className="border-b border-line max-lg:border-b-0">
      <LateMap
        points={points}
        home={home}
        radiusMiles={radius_miles}
        ranked={ranked}
        onSelect={select}
        label={`Map of the matches, in ${counted(overview.states.length, 'state')}`}
      />
      {error && !isFetching && !data && (
        <p className="flex flex-wrap items-center gap-2 px-5 py-3 text-small sm:px-7" role="alert">
          The dots did not load. {plainReason(error)}
          <Button size="sm" isOutlined onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1.5 px-5 py-3 text-micro text-muted sm:px-7 lg:border-t lg:border-line">
        {home && (
          <span className="inline-flex items-center gap-1.5">
            <svg aria-hidden="true" viewBox="-6 -6 12 12" className="size-3.5 fill-text">
              <path d="M0 -5.2L5 -.6V5H-5V-.6Z" />
            </svg>
            Home, {home.city}
          </span>
        )}
        {ranked.length > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-3 rounded-full bg-accent" />
            The {ranked.length} on this page
          </span>
        )}
        {others > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-accent-text" />
            The other {others.toLocaleString('en-US')}
          </span>
        )}
      </p>
    </div>
  )
}

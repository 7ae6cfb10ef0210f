import type { MatchOverview } from '@fieldhouse/contract/matching'
import type { Match } from '@fieldhouse/contract/matching.match'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { onPage } from '../../../lib/list-search.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import type { Sibling } from '../../../ui/navigation/sibling-switch.tsx'
import { RemoveFavorite } from '../../../ui/overlays/remove-favorite.tsx'
import { useCompared } from '../compare-tray/compare-choice.ts'
import { CompareTray } from '../compare-tray/compare-tray.tsx'
import { matchesQuery, overviewQuery, shortListQuery } from '../matches.api.ts'
import { type MatchingPlace, matchingPath, matchPath } from '../matching-access.ts'
import { useMatchFavorite } from '../use-match-favorite.ts'
import { ChancesPanel } from './chances-panel.tsx'
import { MatchRows } from './match-rows.tsx'
import { MatchesAbout } from './matches-about.tsx'
import { MatchesFilters } from './matches-filters.tsx'
import { MatchesHead } from './matches-head.tsx'
import { MatchesMap } from './matches-map.tsx'
import { isFiltered, type MatchesSearch, narrowedTo, unfiltered } from './matches-search.ts'
import { MatchesSkeleton } from './matches-skeleton.tsx'
import { MatchesTip } from './matches-tip.tsx'
import { filteredWords, rangeWords, shortListTitles, whoseWord } from './matches-words.ts'
import { MustHaveChips, MustHavesPanel } from './must-haves-panel.tsx'
import { NoMatches } from './no-matches.tsx'
import { NothingInList } from './nothing-in-list.tsx'
import { RingPanel } from './ring-panel.tsx'
import { StatesPanel } from './states-panel.tsx'
import { UnverifiedPanel } from './unverified-panel.tsx'
import { useFreshHearts } from './use-fresh-hearts.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useMustHaves } from './use-must-haves.ts'
import { useRefreshedMatches, useSurveyWatch } from './use-refreshed-matches.ts'

export interface MatchesPageProps {
  place: MatchingPlace
  search: MatchesSearch
  /** Replaces the address without a history entry, as while typing. */
  onSearchChange: ChangeSearch<MatchesSearch>
  hrefOf: (search: MatchesSearch) => string
  /** Goes to a match's page. */
  onOpen: (path: string) => void
  /** A parent's athletes with matches. */
  siblings: readonly Sibling[]
  /** The line on top, with the day the package ended. */
  ended: (ended: { endedOn: string; athleteName: string | null }) => ReactNode
}

/** BCM-02: /bcm/matches and /bcm/favorites. The address says what is shown. */
export const MatchesPage = (props: MatchesPageProps) => {
  const overview = useQuery(overviewQuery(props.place.id)).data?.data
  return overview ? <LoadedMatches {...props} overview={overview} /> : <MatchesSkeleton />
}

const LoadedMatches = ({
  place,
  search,
  overview,
  onSearchChange,
  hrefOf,
  onOpen,
  siblings,
  ended,
}: MatchesPageProps & { overview: MatchOverview }) => {
  const { id, userId } = place
  const list = search.list ?? null
  const isReadOnly = overview.ended_on !== null
  const firstName = place.viewerId === id ? null : overview.athlete.first_name
  const matches = useQuery({ ...matchesQuery(id, search), enabled: list === null })
  const shortList = useQuery({
    ...shortListQuery(id, list ?? 'favorites', search.page ?? 1),
    enabled: list !== null,
  })
  const result = list === null ? matches : shortList
  const shown = result.data?.data ?? []

  const compared = useCompared(id)
  const favorite = useMatchFavorite(id)
  const [removed, setRemoved] = useState<Match | null>(null)
  const [news, setNews] = useState('')
  useFreshHearts(id)

  const kept = useKeptPlace(result.data)
  const { isUpdating, refresh } = useRefreshedMatches(id, search, kept.measure)
  useSurveyWatch(id, () => void refresh())
  const mustHaves = useMustHaves(id, overview.must_haves, async () => {
    // Other colleges pass, so it is another list, from its first page.
    const first = list === null ? narrowedTo(search, {}) : search
    const now = await refresh(first)
    if (first.page !== search.page) onSearchChange((latest) => narrowedTo(latest, {}), true)
    if (now) setNews(`${counted(now.total, 'college')} ${now.total === 1 ? 'passes' : 'pass'} now.`)
  })

  const surveyPath = matchingPath(userId, 'survey')
  const actions = {
    compared,
    isReadOnly,
    onFavorite: (match: Match) => (isReadOnly ? setRemoved(match) : void favorite(match)),
    pathOf: (matchId: number) => matchPath(userId, matchId),
  }
  const rows = {
    ...actions,
    result,
    mustHaves: overview.must_haves,
    hrefOf: (page: number) => hrefOf(onPage(search, page)),
    onPage: (page: number) => onSearchChange((latest) => onPage(latest, page)),
  }
  const switches = { mustHaves, isReadOnly, onPress: kept.press }
  const goToFirst = () => onSearchChange((latest) => onPage(latest, 1))

  return (
    <div data-theme={overview.athlete.color_theme}>
      {overview.ended_on && ended({ endedOn: overview.ended_on, athleteName: firstName })}
      <MatchesHead
        {...{ place, overview, list, search, compared, isUpdating, isReadOnly }}
        about={
          <MatchesAbout
            place={place}
            athlete={overview.athlete}
            siblings={siblings}
            pathOf={(athleteUserId) =>
              matchingPath(athleteUserId, list === 'favorites' ? 'favorites' : 'matches')
            }
          />
        }
      />
      <p role="status" className="sr-only">
        {isUpdating ? 'Updating the list…' : news}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] border-t border-line lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_minmax(0,1fr)]">
        {list === null && (
          <div className="min-w-0 border-line lg:col-start-2 lg:border-s lg:bg-surface">
            <MatchesMap
              {...{ id, overview, search }}
              matches={shown}
              onOpen={(matchId) => onOpen(matchPath(userId, matchId))}
            />
            <MustHaveChips {...switches} />
          </div>
        )}
        <section
          aria-label={list ? shortListTitles[list] : 'Matches'}
          aria-busy={isUpdating}
          className="@container min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          <MatchesTip id={id} isShown={overview.tip_shown} />
          {list === null ? (
            <>
              <MatchesFilters {...{ overview, search, onSearchChange }} />
              {isFiltered(search) && matches.data && (
                <p role="status" className="border-b border-line px-5 py-3 text-small text-muted @3xl:px-10">
                  {filteredWords(matches.data.meta.total, overview.total)} with these filters
                </p>
              )}
              <MatchRows
                {...rows}
                label="Matches"
                poster={
                  search.sort || isFiltered(search)
                    ? null
                    : { whose: whoseWord(firstName), of: overview.total }
                }
                note={(meta) =>
                  `${rangeWords(meta, search.sort ?? 'match')}.${
                    overview.unverified.is_included || overview.unverified.colleges === 0
                      ? ''
                      : ` Left out: ${counted(overview.unverified.colleges, 'college')} whose basketball team is not confirmed.`
                  }`
                }
                empty={(hasMore) => (
                  <NoMatches
                    {...{ hasMore, isReadOnly, surveyPath }}
                    isFiltered={isFiltered(search)}
                    mustHaves={mustHaves.all}
                    onFirst={goToFirst}
                    onShowAll={() => onSearchChange((latest) => unfiltered(latest))}
                    onSwitchOff={(mustHave) => mustHaves.turn(mustHave, false)}
                  />
                )}
              />
            </>
          ) : (
            <MatchRows
              {...rows}
              label={shortListTitles[list]}
              poster={null}
              note={({ total }) => `${counted(total, 'college')}, newest first.`}
              empty={(hasMore) => (
                <NothingInList
                  {...{ list, hasMore }}
                  matchesPath={matchingPath(userId, 'matches')}
                  onFirst={goToFirst}
                />
              )}
            />
          )}
        </section>
        <aside
          aria-label="About the matches"
          className="min-w-0 border-line max-lg:border-t-8 max-lg:border-sunken lg:col-start-2 lg:border-s lg:bg-surface"
        >
          <MustHavesPanel {...switches} />
          {shown[0] && shown[0].parts.length > 0 && <RingPanel match={shown[0]} />}
          {list === null && (
            <>
              <ChancesPanel chances={overview.chances} />
              <StatesPanel
                states={overview.states}
                total={overview.total}
                onState={(key) => onSearchChange((latest) => narrowedTo(latest, { state: [key] }))}
              />
              <UnverifiedPanel unverified={overview.unverified} surveyPath={surveyPath} />
            </>
          )}
        </aside>
      </div>
      <CompareTray compared={compared} path={matchingPath(userId, 'compare')} />
      <RemoveFavorite
        name={removed?.college.short_name ?? null}
        onRemove={() => removed && favorite(removed)}
        onClose={() => setRemoved(null)}
      />
    </div>
  )
}

import type { Gender } from '@fieldhouse/contract/accounts'
import type { OwnRanking } from '@fieldhouse/contract/rankings'
import { scoreParts } from '@fieldhouse/contract/rankings.parts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SegmentedControl } from '../../../ui/actions/segmented-control.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { OwnAthlete } from '../own-athletes.ts'
import { rankingQuery } from '../rankings.api.ts'
import { listWords, missingText, placeText, scoreText } from '../rankings-labels.ts'
import { readTopSearch } from '../rankings-search.ts'
import { ScoreBar } from './score-bar.tsx'

interface OwnStandingProps {
  /** The family's athlete. */
  athletes: readonly OwnAthlete[]
  chosen: OwnAthlete
  onChoose: (athleteId: string) => void
  /** The athlete is looking, not a parent. */
  isOwn: boolean
}

/** PUB-02: the parts of the score, for the athlete and the parents. */
export const OwnStanding = ({ athletes, chosen, onChoose, isOwn }: OwnStandingProps) => (
  <section aria-labelledby="own-standing" className="grid gap-5">
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <h2 id="own-standing" className="text-d2">
        {isOwn ? 'Where you stand' : `Where ${chosen.first_name} stands`}
      </h2>
      {athletes.length > 1 && (
        <SegmentedControl
          label="Athlete"
          value={chosen.athlete_id}
          onValueChange={onChoose}
          options={athletes.map(({ athlete_id, first_name }) => ({ value: athlete_id, label: first_name }))}
        />
      )}
    </div>
    <StandingOf key={chosen.athlete_id} athlete={chosen} isOwn={isOwn} />
  </section>
)

const StandingOf = ({ athlete, isOwn }: { athlete: OwnAthlete; isOwn: boolean }) => {
  const { data, error, isFetching, refetch } = useQuery(rankingQuery(athlete.athlete_id))
  if (data) return <OwnRank ranking={data.data} isOwn={isOwn} />
  if (error && !isFetching)
    return (
      <ErrorState title="This did not load" onRetry={() => void refetch()}>
        The list below is complete all the same.
      </ErrorState>
    )
  return (
    <LoadingRegion>
      <Skeleton className="h-64 w-full rounded-lg" />
    </LoadingRegion>
  )
}

const OwnRank = ({ ranking, isOwn }: { ranking: OwnRanking; isOwn: boolean }) => (
  <Card>
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <p className="display text-fig">{ranking.score === null ? '–' : scoreText(ranking.score)}</p>
        <PlaceWords ranking={ranking} isOwn={isOwn} />
      </div>
      <PartBars parts={ranking.parts} />
    </div>
  </Card>
)

const PlaceWords = ({ ranking, isOwn }: { ranking: OwnRanking; isOwn: boolean }) => {
  const { score, in_sport, in_class, sport, gender, class: year, evaluations, is_visible, slug } = ranking
  if (score === null)
    return (
      <p className="text-ui text-muted">
        No score yet: nobody has evaluated {isOwn ? 'you' : 'this page'} so far. A success coach or one of our
        admins does that, and the rank follows at once.
      </p>
    )
  if (gender === null)
    return (
      <p className="text-ui text-muted">
        No rank yet: girls and boys are ranked separately, and {isOwn ? 'your' : 'this'} page does not say
        which. Add it under Info on{' '}
        <Link to="/$athleteId" params={{ athleteId: slug }} className="underline">
          the page itself
        </Link>
        .
      </p>
    )
  if (!is_visible || !in_sport)
    return (
      <p className="text-ui text-muted">
        {isOwn ? 'Your' : 'This'} page is hidden, so it has no rank. Show it on{' '}
        <Link to="/$athleteId" params={{ athleteId: slug }} className="underline">
          the page itself
        </Link>
        .
      </p>
    )
  return (
    <p className="grid gap-1 text-ui">
      {in_class && (
        <span>
          <b>{placeText(in_class)}</b> in <ListLink sport={sport.key} gender={gender} year={year} />
        </span>
      )}
      <span>
        <b>{placeText(in_sport)}</b> in <ListLink sport={sport.key} gender={gender} />
      </span>
      <span className="text-small text-muted">
        {evaluations} {evaluations === 1 ? 'evaluation' : 'evaluations'}
      </span>
    </p>
  )
}

interface ListLinkProps {
  sport: string
  gender: Gender
  year?: number | null
}

/** The group of the rank, and a link to that list. */
const ListLink = ({ sport, gender, year = null }: ListLinkProps) => {
  const list = { sport, gender, class: year }
  return (
    <Link to="/top-100" search={readTopSearch(list)} className="underline hover:text-text">
      {listWords(list)}
    </Link>
  )
}

const partTitles = new Map<string, string>(scoreParts.map(({ key, title }) => [key, title]))

const PartBars = ({ parts }: { parts: OwnRanking['parts'] }) => (
  <ul aria-label="Parts of the score" className="grid gap-4">
    {parts.map(({ key, weight, value }) => (
      <li key={key} className="grid gap-2">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-ui">
          <span>
            <span className="font-[550]">{partTitles.get(key)}</span>{' '}
            <span className="text-small text-muted">counts {weight}%</span>
          </span>
          {value === null ? (
            <span className="text-small text-muted">{missingText(key)}</span>
          ) : (
            <span className="display text-[1.25rem] leading-none">{scoreText(value)}</span>
          )}
        </span>
        <ScoreBar value={value ?? 0} />
      </li>
    ))}
  </ul>
)

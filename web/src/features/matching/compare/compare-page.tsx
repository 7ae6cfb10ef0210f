import type { ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CenterLinks } from '../../../lib/center-links.ts'
import { useClientClock } from '../../../lib/client-time.ts'
import { conferenceWords } from '../../../lib/college-words.ts'
import { dayOf } from '../../../lib/dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { MatchRing } from '../../../ui/charts/match-ring.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { Theme } from '../../../ui/style/themes.ts'
import { ChanceMark } from '../chance-mark.tsx'
import { mostCompared } from '../compare-tray/compare-choice.ts'
import { ringOf } from '../match-labels.ts'
import type { MatchPaths } from '../match-paths.ts'
import { compareGroups } from './compare-rows.tsx'
import { CompareTable } from './compare-table.tsx'
import { findingOf } from './comparison.ts'

interface ComparePageProps {
  /** In the order they were chosen. */
  matches: readonly ExplainedMatch[]
  /** The athlete's color. */
  theme?: Theme | undefined
  /** Who is meant by "you". */
  about?: ReactNode
  /** Whose matches they are, and the moment, for a sheet of paper. */
  printedFor: string | null
  printedAt: number
  paths: MatchPaths
  coachPlaces: CenterLinks | null
  onRemove: (collegeId: number) => void
  favoriteOf: (match: ExplainedMatch) => ReactNode
}

/** BCM-02: up to four matches side by side, to read together or to print. */
export const ComparePage = ({
  matches,
  theme,
  about,
  printedFor,
  printedAt,
  paths,
  coachPlaces,
  onRemove,
  favoriteOf,
}: ComparePageProps) => {
  const clock = useClientClock()
  const best = Math.max(...matches.map(({ total }) => total))
  const isAlone = matches.filter(({ total }) => total === best).length === 1
  return (
    <div className="wrap pt-6 pb-16" data-theme={theme}>
      <Link
        to={paths.list}
        className="inline-flex items-center gap-2 text-ui text-muted underline-offset-4 hover:underline touch:min-h-11 print:hidden"
      >
        <Icon of={ArrowLeft} size="sm" />
        Best matches
      </Link>
      {matches.length === 0 ? (
        <EmptyState
          as="h2"
          title="Nothing to compare yet"
          action={<LinkButton to={paths.list}>Go to your matches</LinkButton>}
        >
          Choose two to four colleges in your list, and see them side by side here.
        </EmptyState>
      ) : (
        <>
          <p className="hidden text-ui print:block">
            {printedFor && `For ${printedFor}, `}
            {dayOf(new Date(printedAt).toISOString(), clock)}
          </p>
          <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <h1 className="max-w-[24ch] text-d1 text-balance">{findingOf(matches)}</h1>
              <p className="mt-3 text-muted empty:hidden">{about}</p>
            </div>
            <span className="print:hidden">
              <Button isOutlined onClick={() => window.print()}>
                <Icon of={Printer} />
                Print for the family
              </Button>
            </span>
          </div>
          <CompareTable
            label="Colleges side by side"
            corner={<RoomLeft count={matches.length} listPath={paths.list} />}
            heads={matches.map((match) => ({
              id: match.match_id,
              head: (
                <CompareHead
                  match={match}
                  path={paths.match(match.match_id)}
                  isBest={isAlone && match.total === best && matches.length > 1}
                  onRemove={() => onRemove(match.match_id)}
                />
              ),
              foot: (
                <div className="flex flex-wrap items-center gap-2">
                  <WriteButton match={match} coachPlaces={coachPlaces} />
                  {favoriteOf(match)}
                </div>
              ),
            }))}
            groups={compareGroups(matches)}
          />
        </>
      )}
    </div>
  )
}

const RoomLeft = ({ count, listPath }: { count: number; listPath: string }) =>
  count >= mostCompared ? (
    <span className="print:hidden">Four of four. Remove one to add another.</span>
  ) : (
    <span className="print:hidden">
      Room for {mostCompared - count} more.{' '}
      <Link to={listPath} className="font-semibold text-accent-text underline underline-offset-4">
        Add from your list
      </Link>
    </span>
  )

interface CompareHeadProps {
  match: ExplainedMatch
  path: string
  isBest: boolean
  onRemove: () => void
}

const CompareHead = ({ match, path, isBest, onRemove }: CompareHeadProps) => {
  const { college, chance } = match
  return (
    <div
      className={
        isBest
          ? 'relative grid h-full grid-cols-[minmax(0,1fr)] content-start justify-items-start overflow-clip gap-3 rounded-t-lg bg-poster px-3 py-4 text-on-poster [print-color-adjust:exact] sm:px-6 sm:py-5'
          : 'relative grid h-full grid-cols-[minmax(0,1fr)] content-start justify-items-start overflow-clip gap-3 px-3 py-4 sm:px-6 sm:py-5'
      }
    >
      <span className="justify-self-end print:hidden sm:absolute sm:end-1 sm:top-1">
        <Button
          variant="borderless"
          isIcon
          aria-label={`Remove ${college.short_name} from the comparison`}
          onClick={onRemove}
        >
          <Icon of={X} size="sm" />
        </Button>
      </span>
      <MatchRing {...ringOf(match)} size="lg" ground={isBest ? 'poster' : 'page'} />
      <Link to={path} className="underline-offset-4 hover:underline">
        <span className="display text-[clamp(1.375rem,2.4vw,2.125rem)] leading-none wrap-break-word">
          {college.short_name}
        </span>
      </Link>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
        <b className="font-display font-semibold tracking-[0.04em] uppercase">{college.division}</b>
        {college.conference && conferenceWords(college.conference)}
      </span>
      {chance && <ChanceMark chance={chance} />}
    </div>
  )
}

const WriteButton = ({ match, coachPlaces }: { match: ExplainedMatch; coachPlaces: CenterLinks | null }) => {
  const reachable = match.coaches.find(({ user_id }) => user_id !== null)
  if (!reachable || !coachPlaces) return null
  return (
    <LinkButton size="sm" isOutlined={reachable.last_contact === null} to={coachPlaces.chatWith(reachable)}>
      {reachable.last_contact === null ? 'Write first' : 'Open chat'}
      <span className="sr-only">, {match.college.short_name}</span>
    </LinkButton>
  )
}

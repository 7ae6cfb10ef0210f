import type { CoachInMatch, ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { ExternalLink, SlidersHorizontal, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CenterLinks } from '../../../lib/center-links.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton, LinkButton } from '../../../ui/actions/link-button.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { MatchPaths } from '../match-paths.ts'
import { CoachDialog } from './coach-dialog.tsx'
import { CollegeFigures } from './college-figures.tsx'
import { MatchCoaches } from './match-coaches.tsx'
import { MatchInWords, type Raise } from './match-in-words.tsx'
import { MatchPoster } from './match-poster.tsx'
import { PartLedger } from './part-ledger.tsx'
import { RuledOutLine } from './ruled-out-line.tsx'
import { SumStrip } from './sum-strip.tsx'

interface MatchPageProps {
  match: ExplainedMatch
  athlete: { user_id: string; gender: 'male' | 'female' | null; athlete_slug: string }
  paths: MatchPaths
  /** The recruiting center's addresses, or null for a reader without it. */
  coachPlaces: CenterLinks | null
  /** After the package ended, everything is readable and nothing is new. */
  isReadOnly: boolean
  /** Favorite and compare, for the poster. */
  actions: ReactNode
  similar: ReactNode
  onCoachSaved: () => void
}

const surveyDay = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })

/** BCM-02: a match with every part, in numbers and in words. */
export const MatchPage = ({
  match,
  athlete,
  paths,
  coachPlaces,
  isReadOnly,
  actions,
  similar,
  onCoachSaved,
}: MatchPageProps) => {
  const { college, total, parts } = match
  /** A coach to correct, or 'new'. */
  const [edited, setEdited] = useState<CoachInMatch | 'new' | null>(null)
  const writeTo = match.coaches.find(({ user_id }) => user_id !== null) ?? null
  const wayTo = (raise: Raise) => (
    <RaiseWay raise={raise} college={college} paths={paths} athleteSlug={athlete.athlete_slug} />
  )
  return (
    <>
      <MatchPoster match={match} listPath={paths.list} pathOf={paths.match}>
        {writeTo && coachPlaces && (
          <LinkButton variant="white" size="lg" to={coachPlaces.chatWith(writeTo)}>
            Write to a coach
          </LinkButton>
        )}
        {actions}
      </MatchPoster>
      <RuledOutLine by={match.ruled_out_by} listPath={paths.list} />
      <div className="wrap pt-9 md:pt-16">
        <RailSection
          title={`How ${total} adds up`}
          note={
            <span className="grid justify-items-start gap-4">
              The more weight you gave a part, the more points it has. Nothing else counts.
              {!isReadOnly && (
                <LinkButton size="sm" isOutlined to={paths.surveyStep('priorities')}>
                  <Icon of={SlidersHorizontal} size="sm" />
                  Change weights
                </LinkButton>
              )}
              <LinkButton size="sm" variant="borderless" to="/best-college-match">
                How the score works
              </LinkButton>
            </span>
          }
        >
          <SumStrip total={total} parts={parts} />
          <PartLedger match={match} />
        </RailSection>
        <RailSection
          title="In words"
          note={
            match.answered_on
              ? `From your survey of ${surveyDay(match.answered_on)} and the college’s published figures.`
              : 'From your survey and the college’s published figures.'
          }
        >
          <MatchInWords match={match} wayTo={wayTo} />
        </RailSection>
        <RailSection
          title="The college"
          note={
            <span className="grid justify-items-start gap-3">
              Federal figures, 2023–24.
              <CollegeSite website={college.website} />
            </span>
          }
        >
          <CollegeFigures match={match} />
        </RailSection>
        <RailSection
          title="Coaches"
          note={
            <span className="grid justify-items-start gap-4">
              Every call, email, and message goes to your activity log.
              {!isReadOnly && (
                <Button size="sm" isOutlined onClick={() => setEdited('new')}>
                  <Icon of={UserPlus} size="sm" />
                  Add a coach
                </Button>
              )}
            </span>
          }
        >
          <MatchCoaches
            athleteUserId={athlete.user_id}
            coaches={match.coaches}
            places={coachPlaces}
            onEdit={isReadOnly ? null : setEdited}
          />
        </RailSection>
        {match.similar.length > 0 && (
          <RailSection title="Similar" note="Colleges like this one in your list.">
            {similar}
          </RailSection>
        )}
      </div>
      <CoachDialog
        isOpen={edited !== null}
        coach={edited === 'new' ? null : edited}
        athleteUserId={athlete.user_id}
        college={college}
        gender={athlete.gender}
        onSaved={onCoachSaved}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

const CollegeSite = ({ website }: { website: string | null }) =>
  website && /^https?:\/\//.test(website) ? (
    <a
      href={website}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1.5 font-semibold text-text underline-offset-4 hover:underline touch:min-h-11"
    >
      {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
      <Icon of={ExternalLink} size="sm" name="opens a new window" />
    </a>
  ) : null

interface RaiseWayProps {
  raise: Raise
  college: ExplainedMatch['college']
  paths: MatchPaths
  athleteSlug: string
}

/** The button beside a change: where to make it, or whom to ask. */
const RaiseWay = ({ raise: { action }, college, paths, athleteSlug }: RaiseWayProps) => {
  if (action === 'edit-season' || action === 'edit-level')
    return (
      <LinkButton size="sm" isOutlined to={paths.surveyStep(action === 'edit-season' ? 'game' : 'level')}>
        {action === 'edit-season' ? 'Add averages' : 'Choose level'}
      </LinkButton>
    )
  if (action === 'edit-survey')
    return (
      <LinkButton size="sm" isOutlined to={paths.survey}>
        Edit survey
      </LinkButton>
    )
  if (action === 'edit-profile')
    return (
      <LinkButton
        size="sm"
        isOutlined
        to="/$athleteId"
        params={{ athleteId: athleteSlug }}
        search={{ mode: 'edit' } as never}
      >
        Edit page
      </LinkButton>
    )
  if (action === 'ask-college' && college.website && /^https?:\/\//.test(college.website))
    return (
      <AnchorButton size="sm" isOutlined href={college.website} target="_blank" rel="noopener noreferrer">
        Ask the college
      </AnchorButton>
    )
  return null
}

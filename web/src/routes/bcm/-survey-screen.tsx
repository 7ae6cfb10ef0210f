import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect, useNavigate, useSearch } from '@tanstack/react-router'
import { loadWayBack } from '../../features/billing/ended/ended-line.tsx'
import {
  couldHaveMatching,
  type MatchingPlace,
  matchingPath,
  matchingSiblings,
  teaserPath,
} from '../../features/matching/matching-access.ts'
import { openSurvey, stepInAddress } from '../../features/matching/survey/load-survey.ts'
import { SurveyAbout } from '../../features/matching/survey/parts/survey-about.tsx'
import { surveyQuery } from '../../features/matching/survey/survey.api.ts'
import { SurveyPage } from '../../features/matching/survey/survey-page.tsx'
import { loadRosterBar } from '../../features/roster/load-roster-bar.ts'
import { placesOf } from '../../shell/layouts/area-places.ts'
import { BcmLayout } from '../../shell/layouts/bcm-layout.tsx'
import { MatchEndedLine } from './-match-ended-line.tsx'

interface SurveyLoad {
  queryClient: QueryClient
  viewer: User | null
  userId: string | null
}

interface OpenedSurvey {
  place: MatchingPlace
  now: number
}

/** BCM-04: a family without the package sees the teaser, and everyone else without access goes home. */
export const loadSurvey = async ({ queryClient, viewer, userId }: SurveyLoad): Promise<OpenedSurvey> => {
  if (viewer?.type === 'rsc' && userId === null) throw redirect({ to: '/coach/roster', statusCode: 302 })
  const place = await openSurvey(queryClient, viewer, userId)
  if (!place)
    throw redirect({
      href: viewer && couldHaveMatching(viewer, userId) ? teaserPath('survey', userId) : '/',
      statusCode: 302,
    })
  const [{ data }] = await Promise.all([
    queryClient.ensureQueryData(surveyQuery(place.id)),
    loadRosterBar(queryClient, viewer, place.userId),
  ])
  if (data.ended_on !== null && place.role === 'family') await loadWayBack(queryClient)
  return { place, now: Date.now() }
}

type SurveyScreenProps = OpenedSurvey & { viewer: User | null }

export const SurveyScreen = ({ viewer, place, now }: SurveyScreenProps) => {
  const navigate = useNavigate()
  const stepNumber = stepInAddress(useSearch({ strict: false }))
  if (!viewer) return null
  const path = matchingPath(place.userId, 'survey')
  const matchesHref = matchingPath(place.userId, 'matches')
  return (
    <BcmLayout viewer={viewer} places={placesOf(viewer)} userId={place.userId}>
      <SurveyPage
        // Another athlete is a new page, so typed text does not carry over.
        key={place.id}
        place={place}
        stepNumber={stepNumber}
        hrefOf={(step) => `${path}?step=${step}`}
        onMove={(step) => void navigate({ href: `${path}?step=${step}`, resetScroll: false })}
        matchesHref={matchesHref}
        onFinish={() => void navigate({ href: matchesHref })}
        about={({ athlete }) => (
          <SurveyAbout place={place} athlete={athlete} siblings={matchingSiblings(viewer)} />
        )}
        ended={({ athlete }, endedOn) => (
          <MatchEndedLine
            place={place}
            endedOn={endedOn}
            athleteName={place.viewerId === place.id ? null : athlete.first_name}
          />
        )}
        now={now}
      />
    </BcmLayout>
  )
}

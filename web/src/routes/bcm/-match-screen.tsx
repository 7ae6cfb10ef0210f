import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { matchQuery } from '../../features/matching/match/match.api.ts'
import { MatchSheet } from '../../features/matching/match/match-sheet.tsx'
import type { MatchingPlace } from '../../features/matching/matching-access.ts'
import { centerLinks } from '../../lib/center-links.ts'
import { throwMissing } from '../../lib/throw-missing.ts'
import { placesOf } from '../../shell/layouts/area-places.ts'
import { BcmLayout } from '../../shell/layouts/bcm-layout.tsx'
import { openMatchesOrLeave } from './-load-matches.ts'
import { MatchEndedLine } from './-match-ended-line.tsx'

interface MatchLoad {
  queryClient: QueryClient
  viewer: User | null
  userId: string | null
  matchId: string
}

/** BCM-04: the same as for the list. A college without a team for the athlete is a normal 404. */
export const loadMatch = async ({ queryClient, viewer, userId, matchId }: MatchLoad) => {
  if (!/^\d{1,9}$/.test(matchId)) throw notFound()
  const place = await openMatchesOrLeave({ queryClient, viewer, userId })
  const match = Number(matchId)
  const found = await queryClient.ensureQueryData(matchQuery(place.id, match)).catch(throwMissing)
  return { place, match, title: `${found.data.college.short_name}, match ${found.data.total} | Fieldhouse` }
}

interface MatchScreenProps {
  viewer: User | null
  place: MatchingPlace
  match: number
}

export const MatchScreen = ({ viewer, place, match }: MatchScreenProps) => {
  if (!viewer) return null
  return (
    <BcmLayout viewer={viewer} places={placesOf(viewer)} userId={place.userId}>
      <MatchSheet
        key={`${place.id} ${match}`}
        place={place}
        matchId={match}
        coachPlaces={centerLinks(viewer, place.id, place.userId)}
        ended={(ended) => <MatchEndedLine place={place} {...ended} />}
      />
    </BcmLayout>
  )
}

import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { readCompared } from '../../features/matching/compare/compare-search.ts'
import { CompareSheet } from '../../features/matching/compare/compare-sheet.tsx'
import { compareQuery } from '../../features/matching/match/match.api.ts'
import { type MatchingPlace, matchingPath } from '../../features/matching/matching-access.ts'
import { centerLinks } from '../../lib/center-links.ts'
import { throwMissing } from '../../lib/throw-missing.ts'
import { placesOf } from '../../shell/layouts/area-places.ts'
import { BcmLayout } from '../../shell/layouts/bcm-layout.tsx'
import { openMatchesOrLeave } from './-load-matches.ts'

interface CompareLoad {
  queryClient: QueryClient
  viewer: User | null
  userId: string | null
  search: object
}

export const loadCompare = async ({ search, ...at }: CompareLoad) => {
  const place = await openMatchesOrLeave(at)
  const colleges = readCompared(search)
  if (colleges.length > 0)
    await at.queryClient.ensureQueryData(compareQuery(place.id, colleges)).catch(throwMissing)
  return { place, colleges, now: Date.now() }
}

interface CompareScreenProps {
  viewer: User | null
  place: MatchingPlace
  colleges: readonly number[]
  now: number
}

export const CompareScreen = ({ viewer, place, colleges, now }: CompareScreenProps) => {
  const navigate = useNavigate()
  if (!viewer) return null
  return (
    <BcmLayout viewer={viewer} places={placesOf(viewer)} userId={place.userId}>
      <CompareSheet
        key={place.id}
        place={place}
        colleges={colleges}
        now={now}
        coachPlaces={centerLinks(viewer, place.id, place.userId)}
        onColleges={(left) =>
          void navigate({
            href: `${matchingPath(place.userId, 'compare')}?colleges=${left.join(',')}`,
            replace: true,
            resetScroll: false,
          })
        }
      />
    </BcmLayout>
  )
}

import type { User } from '@fieldhouse/contract/accounts'
import { useNavigate } from '@tanstack/react-router'
import { MatchesPage } from '../../features/matching/list/matches-page.tsx'
import { type MatchingPlace, matchingSiblings } from '../../features/matching/matching-access.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { MatchEndedLine } from './-match-ended-line.tsx'
import { addressOn, type ListPage, searchOn } from './-matches-address.ts'

interface MatchesBodyProps {
  viewer: User
  place: MatchingPlace
  page: ListPage
}

/** The page below its header, with everything that changes it. */
export const MatchesBody = ({ viewer, place, page }: MatchesBodyProps) => {
  const navigate = useNavigate()
  const address = useListAddress((given) => searchOn(page, given), {
    keepsScroll: true,
    write: (search) => addressOn(page, search),
  })
  return (
    <MatchesPage
      // Another athlete is a new page, so typed text does not carry over.
      key={place.id}
      place={place}
      {...address}
      onOpen={(path) => void navigate({ href: path })}
      siblings={matchingSiblings(viewer)}
      ended={(ended) => <MatchEndedLine place={place} {...ended} />}
    />
  )
}

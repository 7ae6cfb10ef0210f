import type { User } from '@fieldhouse/contract/accounts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MatchesPage } from '../../features/matching/list/matches-page.tsx'
import {
  type MatchingPlace,
  matchingPath,
  matchingSiblings,
} from '../../features/matching/matching-access.ts'
import { stringifySearch } from '../../lib/search-params.ts'
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
  const search = searchOn(page, useSearch({ strict: false }))
  return (
    <MatchesPage
      // Another athlete is a new page, so typed text does not carry over.
      key={place.id}
      place={place}
      search={search}
      onSearchChange={(to, isQuiet = false) =>
        void navigate({
          to: '.',
          search: addressOn(page, to) as never,
          replace: isQuiet,
          resetScroll: false,
        })
      }
      hrefOf={(to) => `${matchingPath(place.userId, page)}${stringifySearch(addressOn(page, to))}`}
      onOpen={(path) => void navigate({ href: path })}
      siblings={matchingSiblings(viewer)}
      ended={(ended) => <MatchEndedLine place={place} {...ended} />}
    />
  )
}

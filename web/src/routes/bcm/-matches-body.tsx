import type { User } from '@fieldhouse/contract/accounts'
import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { EndedLine } from '../../features/billing/ended/ended-line.tsx'
import { MatchesPage } from '../../features/matching/list/matches-page.tsx'
import {
  type MatchingPlace,
  matchingPath,
  matchingSiblings,
} from '../../features/matching/matching-access.ts'
import { stringifySearch } from '../../lib/search-params.ts'
import { openPayment } from '../../shell/popups.ts'
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
  const here = useRouterState({ select: ({ location }) => location.href })
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
      ended={(ended) => (
        <EndedLine
          {...ended}
          feature="best-college-match"
          reader={place.role}
          athleteUserId={place.id}
          returnTo={here}
          onChoose={(packageKey, cycle) => openPayment(packageKey, cycle, here, place.id)}
        />
      )}
    />
  )
}

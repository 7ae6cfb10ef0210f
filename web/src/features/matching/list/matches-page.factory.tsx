import type { MatchOverview } from '@fieldhouse/contract/matching'
import type { Match } from '@fieldhouse/contract/matching.match'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { listPage, network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { matchOf, overviewOf } from '../matching.factory.ts'
import type { MatchingPlace } from '../matching-access.ts'
import { MatchesPage, type MatchesPageProps } from './matches-page.tsx'
import { addressOf, readMatchesSearch } from './matches-search.ts'

type Answers = Parameters<typeof network>[0]

interface PageOptions {
  place?: Partial<MatchingPlace>
  /** The query string of the opening address. */
  at?: string
  overview?: Partial<MatchOverview>
  matches?: readonly Match[]
  /** Of the list, if it has more than one page. */
  last?: number
  siblings?: MatchesPageProps['siblings']
  onOpen?: MatchesPageProps['onOpen']
  /** Replaces the defaults. */
  answers?: Answers
}

let made = 0

/** The matches with a real address, and a fake server. Each athlete is a new one, so nothing of another test is left. */
export const openMatchesPage = async ({
  place = {},
  at = '',
  overview = {},
  matches = [matchOf()],
  last = 1,
  siblings = [],
  onOpen = () => undefined,
  answers = {},
}: PageOptions = {}) => {
  made += 1
  const id = `01890a5d-ac96-774b-bcce-${String(made).padStart(12, '0')}`
  const base = `/bcm/${id}`
  const whose: MatchingPlace = { id, role: 'family', viewerId: id, userId: null, ...place }
  const listed = () => Response.json(listPage(matches, { last, total: overview.total ?? matches.length }))
  const forAthlete = (given: Answers): Answers =>
    Object.fromEntries(Object.entries(given).map(([call, answer]) => [call.replace('{base}', base), answer]))
  const asked = network({
    [`GET ${base}/overview`]: () => Response.json({ data: overviewOf(overview) }),
    [`GET ${base}/results`]: listed,
    [`GET ${base}/favorites`]: listed,
    [`GET ${base}/recently-viewed`]: listed,
    [`GET ${base}/recently-contacted`]: listed,
    [`GET ${base}/map`]: () =>
      Response.json({
        data: matches.map(({ match_id, rank, total, college: { name, lat, lon } }) => ({
          id: match_id,
          name,
          lat,
          lon,
          rank,
          total,
        })),
      }),
    [`POST ${base}/college/mark-tip-shown`]: () => Response.json({ data: { tip_shown: true } }),
    ...forAthlete(answers),
  })

  const Frame = () => {
    const navigate = useNavigate()
    const search = readMatchesSearch(useRouterState({ select: ({ location }) => location.search }) as object)
    return (
      <MatchesPage
        place={whose}
        search={search}
        onSearchChange={(change, isQuiet = false) =>
          void navigate({
            to: '/',
            search: addressOf(change(search)) as never,
            replace: isQuiet,
            resetScroll: false,
          })
        }
        hrefOf={({ page = 1 }) => `/?page=${page}`}
        onOpen={onOpen}
        siblings={siblings}
        ended={({ endedOn, athleteName }) => <p>{`${athleteName ?? 'Own'} ended ${endedOn}`}</p>}
      />
    )
  }
  const site = await openSite({ at: `/${at}`, Frame })
  return { ...site, asked, base, id }
}

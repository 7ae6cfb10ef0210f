import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { bodiesOf, network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import type { Units } from '../../../lib/units.ts'
import { toasts } from '../../../ui/feedback/toast.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { AthleteEditPage } from '../pages/athlete-edit-page.tsx'
import { athleteQuery } from '../profiles.api.ts'
import { basketball } from '../profiles.factory.ts'

/** The family's private part of a page. */
export const ownOf = (versions: Record<string, number> = {}): NonNullable<Athlete['own']> => ({
  versions,
  birth_date: null,
  address: null,
  apt: null,
  zip: null,
  lat: null,
  lon: null,
  access_code: 'ABC234',
  transcripts: [],
  vip: null,
})

interface Edited {
  athlete: Athlete
  sport?: Sport
  units?: Units
  answers?: Parameters<typeof network>[0]
}

/** The page's own requests: no transcript requests and no views. */
const quiet = ({ id }: Athlete): Parameters<typeof network>[0] => ({
  [`GET /athlete/${id}/transcript-requests`]: () => Response.json({ data: [] }),
})

/** A page in edit mode, as its family sees it. The server's responses replace it. */
export const openEditPage = async ({
  athlete,
  sport = basketball,
  units = 'imperial',
  answers = {},
}: Edited) => {
  const asked = network({ ...quiet(athlete), ...answers })
  // Saved and Deleted disappear after a second, too soon for a test.
  const said = new Set<string>()
  toasts.subscribe(() => {
    for (const { text } of toasts.current()) said.add(text)
  })
  const Frame = () => {
    const navigate = useNavigate()
    const { data } = useQuery({
      ...athleteQuery(athlete.slug),
      initialData: { data: athlete },
      staleTime: Number.POSITIVE_INFINITY,
    })
    return (
      <>
        <AthleteEditPage
          athlete={data.data}
          sport={sport}
          units={units}
          today="2026-11-16"
          onCollege={() => undefined}
          onLeave={() => void navigate({ to: '.', search: {} })}
        />
        <Toaster />
      </>
    )
  }
  const site = await openSite({ at: `/${athlete.slug}?mode=edit`, Frame })
  return { ...site, said, sent: (group: string) => bodiesOf(asked, `POST /athlete/${athlete.id}/${group}`) }
}

import type { User } from '@fieldhouse/contract/accounts'
import type { MatchSample } from '@fieldhouse/contract/matching'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { PackageOffer } from '../features/billing/components/package-offer.tsx'
import { sampleQuery } from '../features/matching/sample.api.ts'
import { openPayment } from '../shell/popups.ts'
import { Notice } from '../ui/feedback/notice.tsx'

interface TeaserScreenProps {
  viewer: User | null
  page: ComponentType<{ sample: MatchSample; offer: ReactNode }>
}

/** The family's athlete that the package would be for. */
const athleteOf = (viewer: User | null): { user_id: string; isBasketball: boolean } | null => {
  if (viewer?.type === 'athlete')
    return { user_id: viewer.id, isBasketball: viewer.sport?.key === 'basketball' }
  const [first] = viewer?.athletes ?? []
  const athlete = viewer?.athletes.find(({ sport }) => sport?.key === 'basketball') ?? first
  return athlete ? { user_id: athlete.user_id, isBasketball: athlete.sport?.key === 'basketball' } : null
}

/** BCM-03: a sample with the price of one's own. */
export const TeaserScreen = ({ viewer, page: Page }: TeaserScreenProps) => {
  const { data } = useSuspenseQuery(sampleQuery)
  const athlete = athleteOf(viewer)
  const returnTo = '/bcm/survey'
  return (
    <Page
      sample={data.data}
      offer={
        athlete && !athlete.isBasketball ? (
          <Notice title="For basketball athletes">
            The best college match compares basketball teams. It is not available for other sports.
          </Notice>
        ) : (
          <PackageOffer
            feature="best-college-match"
            title="Get your own matches"
            returnTo={returnTo}
            onChoose={({ key }) => openPayment(key, 'monthly', returnTo, athlete?.user_id)}
          >
            <ul className="grid list-disc gap-2 ps-5 text-pretty marker:text-muted">
              <li>Every college with a team for you, scored and explained.</li>
              <li>Compare up to four side by side, and print or download the list.</li>
              <li>A success coach who works with you, with every minute in view.</li>
            </ul>
          </PackageOffer>
        )
      }
    />
  )
}

import type { User } from '@fieldhouse/contract/accounts'
import type { MatchSample } from '@fieldhouse/contract/matching'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { PackageOffer } from '../features/billing/components/package-offer.tsx'
import { teaserFor } from '../features/matching/matching-access.ts'
import { sampleQuery } from '../features/matching/sample.api.ts'
import { surveyAfter } from '../shell/layouts/teaser-layout.tsx'
import { openPayment } from '../shell/popups.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { athleteAsked } from './-teaser-address.ts'

interface TeaserScreenProps {
  viewer: User | null
  page: ComponentType<{ sample: MatchSample; offer: ReactNode }>
}

const isFamily = (viewer: User | null): boolean => viewer?.type === 'athlete' || viewer?.type === 'parent'

/** A family whose athletes all play another sport. */
const hasNoBallplayer = (viewer: User | null): boolean =>
  isFamily(viewer) &&
  (viewer?.type === 'athlete'
    ? viewer.sport?.key !== 'basketball'
    : (viewer?.athletes.length ?? 0) > 0 &&
      !viewer?.athletes.some(({ sport }) => sport?.key === 'basketball'))

/** BCM-03: a sample with the price of one's own. */
export const TeaserScreen = ({ viewer, page: Page }: TeaserScreenProps) => {
  const { data } = useSuspenseQuery(sampleQuery)
  const { isFor } = teaserFor(viewer, athleteAsked(useSearch({ strict: false })))
  const isNamed = viewer?.type === 'parent' && viewer.athletes.length > 1 && isFor !== null
  const returnTo = surveyAfter(isNamed ? isFor.user_id : undefined)
  return (
    <Page
      sample={data.data}
      offer={
        hasNoBallplayer(viewer) ? (
          <Notice title="For basketball athletes">
            The best college match compares basketball teams. It is not available for other sports.
          </Notice>
        ) : (
          <PackageOffer
            viewer={viewer}
            athleteUserId={isFor?.user_id}
            feature="best-college-match"
            title={isNamed ? `Get matches for ${isFor.first_name}` : 'Get your own matches'}
            returnTo={returnTo}
            onChoose={({ key }) => openPayment(key, 'monthly', returnTo, isFor?.user_id)}
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

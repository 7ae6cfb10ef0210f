import type { User } from '@fieldhouse/contract/accounts'
import { useLocation } from '@tanstack/react-router'
import { PackageOffer } from '../../features/billing/components/package-offer.tsx'
import type { ClosedAthlete } from '../../features/recruiting/closed-center.ts'
import { ClosedCenterPage } from '../../features/recruiting/pages/closed-center-page.tsx'
import { AreaLayout } from '../../shell/layouts/area-layout.tsx'
import { placesOf } from '../../shell/layouts/area-places.ts'
import { openPayment } from '../../shell/popups.ts'

interface ClosedCenterScreenProps {
  viewer: User
  closed: readonly ClosedAthlete[]
}

/** RCC-06, PAY-02: what opens the recruiting center, and the way there and back. */
export const ClosedCenterScreen = ({ viewer, closed }: ClosedCenterScreenProps) => {
  const returnTo = useLocation({ select: ({ href }) => href })
  const [first] = closed
  const forWhom = viewer.type === 'parent' && closed.length === 1 ? ` for ${first?.name}` : ''
  return (
    <AreaLayout viewer={viewer} places={placesOf(viewer)}>
      <ClosedCenterPage
        offer={(contents) => (
          <PackageOffer
            viewer={viewer}
            athleteUserId={closed.length === 1 ? first?.id : undefined}
            feature="recruiting-center"
            title={`Open the recruiting center${forWhom}`}
            returnTo={returnTo}
            onChoose={({ key }) => openPayment(key, 'monthly', returnTo, first?.id)}
          >
            {contents}
          </PackageOffer>
        )}
      />
    </AreaLayout>
  )
}

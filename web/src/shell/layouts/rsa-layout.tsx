import type { ReactNode } from 'react'
import { AreaLayout } from './area-layout.tsx'
import { successCoachPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

interface RsaLayoutProps extends LayoutProps {
  hasAthletes: boolean
  hasPromoCode: boolean
  /** The messages center of a success coach. */
  messages?: ReactNode
}

/** The success coach at work. */
export const RsaLayout = ({ hasAthletes, hasPromoCode, messages, ...props }: RsaLayoutProps) => (
  <AreaLayout {...props} places={successCoachPlaces({ hasAthletes, hasPromoCode })} popups={messages} />
)

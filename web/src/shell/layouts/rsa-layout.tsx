import type { ReactNode } from 'react'
import { AreaLayout } from './area-layout.tsx'
import { successCoachPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

interface RsaLayoutProps extends LayoutProps {
  hasPromoCode: boolean
  /** The messages center of a success coach. */
  messages?: ReactNode
}

/** The success coach at work. */
export const RsaLayout = ({ hasPromoCode, messages, ...props }: RsaLayoutProps) => (
  <AreaLayout {...props} places={successCoachPlaces({ hasPromoCode })} popups={messages} />
)

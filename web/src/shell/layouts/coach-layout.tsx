import type { ReactNode } from 'react'
import { AreaLayout } from './area-layout.tsx'
import { coachPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

interface CoachLayoutProps extends LayoutProps {
  hasPromoCode: boolean
  hasPanels?: boolean
  isVerified: boolean
  /** A college coach's messages. */
  messages?: ReactNode
}

export const CoachLayout = ({ hasPromoCode, isVerified, messages, ...props }: CoachLayoutProps) => (
  <AreaLayout {...props} places={coachPlaces({ hasPromoCode, isVerified })} popups={messages} />
)

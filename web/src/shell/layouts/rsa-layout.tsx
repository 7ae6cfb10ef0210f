import type { ReactNode } from 'react'
import { AreaLayout } from './area-layout.tsx'
import { successCoachPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

interface RsaLayoutProps extends LayoutProps {
  hasPromoCode: boolean
  hasPanels?: boolean
  /** A success coach's messages center. */
  messages?: ReactNode
}

/** The success coach's area. */
export const RsaLayout = ({ hasPromoCode, messages, ...props }: RsaLayoutProps) => (
  <AreaLayout
    {...props}
    places={successCoachPlaces({ hasPromoCode, hasAthletes: props.viewer?.has_roster ?? false })}
    popups={messages}
  />
)

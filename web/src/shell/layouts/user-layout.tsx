import { AreaLayout } from './area-layout.tsx'
import { userPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

/** An athlete's own account. */
export const UserLayout = ({ hasPromoCode, ...props }: LayoutProps & { hasPromoCode: boolean }) => (
  <AreaLayout {...props} places={userPlaces({ hasPromoCode })} />
)

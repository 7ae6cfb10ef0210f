import { AreaLayout } from './area-layout.tsx'
import { adminPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

export const AdminLayout = ({ hasPromoCode, ...props }: LayoutProps & { hasPromoCode: boolean }) => (
  <AreaLayout {...props} places={adminPlaces({ hasPromoCode })} />
)

import { AreaLayout } from './area-layout.tsx'
import { hasSuccessCoach, userPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

/** An athlete's own account. */
export const UserLayout = ({ hasPromoCode, ...props }: LayoutProps & { hasPromoCode: boolean }) => (
  <AreaLayout
    {...props}
    places={userPlaces({
      hasPromoCode,
      hasSuccessCoach: props.viewer !== null && hasSuccessCoach(props.viewer),
    })}
  />
)

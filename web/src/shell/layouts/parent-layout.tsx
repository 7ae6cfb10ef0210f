import { AreaLayout } from './area-layout.tsx'
import { hasSuccessCoach, parentPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

export const ParentLayout = ({ hasPromoCode, ...props }: LayoutProps & { hasPromoCode: boolean }) => (
  <AreaLayout
    {...props}
    places={parentPlaces({
      hasPromoCode,
      hasSuccessCoach: props.viewer !== null && hasSuccessCoach(props.viewer),
    })}
  />
)

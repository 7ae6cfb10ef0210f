import type { NavLink } from '../navigation.ts'
import { AreaLayout } from './area-layout.tsx'
import { matchingPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

interface BcmLayoutProps extends LayoutProps {
  places: readonly NavLink[]
  /** The athlete a success coach acts for. */
  userId: string | null
}

export const BcmLayout = ({ userId, ...props }: BcmLayoutProps) => (
  <AreaLayout {...props} title="Best College Match" tabs={matchingPlaces(userId)} />
)

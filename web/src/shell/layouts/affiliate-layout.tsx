import { AreaLayout } from './area-layout.tsx'
import { affiliatePlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

export const AffiliateLayout = (props: LayoutProps) => <AreaLayout {...props} places={affiliatePlaces} />

import { affiliatePlaces } from '../area-places.ts'
import { AreaLayout } from './area-layout.tsx'
import type { LayoutProps } from './layout.ts'

export const AffiliateLayout = (props: LayoutProps) => <AreaLayout {...props} places={affiliatePlaces} />

import { AreaLayout } from './area-layout.tsx'
import { adminPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

export const AdminLayout = (props: LayoutProps) => <AreaLayout {...props} places={adminPlaces} />

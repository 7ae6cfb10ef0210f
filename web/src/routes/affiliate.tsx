import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'
import { AffiliateLayout } from '../shell/layouts/affiliate-layout.tsx'

export const Route = createFileRoute('/affiliate')({
  beforeLoad: guarded('affiliate'),
  component: () => (
    <AffiliateLayout viewer={Route.useRouteContext().viewer}>
      <Outlet />
    </AffiliateLayout>
  ),
})

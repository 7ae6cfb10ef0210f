import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'
import { ParentLayout } from '../shell/layouts/parent-layout.tsx'

export const Route = createFileRoute('/parent')({
  beforeLoad: guarded('parent'),
  component: () => {
    const { viewer } = Route.useRouteContext()
    return (
      <ParentLayout viewer={viewer} hasPromoCode={viewer?.has_promo_code ?? false}>
        <Outlet />
      </ParentLayout>
    )
  },
})

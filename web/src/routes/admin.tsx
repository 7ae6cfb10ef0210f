import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'
import { AdminLayout } from '../shell/layouts/admin-layout.tsx'

export const Route = createFileRoute('/admin')({
  beforeLoad: guarded('admin'),
  component: () => {
    const { viewer } = Route.useRouteContext()
    return (
      <AdminLayout viewer={viewer} hasPromoCode={viewer?.has_promo_code ?? false}>
        <Outlet />
      </AdminLayout>
    )
  },
})

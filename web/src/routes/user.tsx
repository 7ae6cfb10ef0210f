import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'
import { UserLayout } from '../shell/layouts/user-layout.tsx'

export const Route = createFileRoute('/user')({
  beforeLoad: guarded('user'),
  component: () => {
    const { viewer } = Route.useRouteContext()
    return (
      <UserLayout viewer={viewer} hasPromoCode={viewer?.has_promo_code ?? false}>
        <Outlet />
      </UserLayout>
    )
  },
})

import { createFileRoute, Outlet } from '@tanstack/react-router'
import { MainLayout } from '../shell/layouts/main-layout.tsx'

export const Route = createFileRoute('/_main')({
  component: () => (
    <MainLayout viewer={Route.useRouteContext().viewer}>
      <Outlet />
    </MainLayout>
  ),
})

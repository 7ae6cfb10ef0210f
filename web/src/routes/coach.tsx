import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'
import { CoachLayout } from '../shell/layouts/coach-layout.tsx'
import { RsaLayout } from '../shell/layouts/rsa-layout.tsx'

/** One area for both kinds of coach; each has its own places in it. */
export const Route = createFileRoute('/coach')({
  beforeLoad: guarded('coach'),
  component: () => {
    const { viewer } = Route.useRouteContext()
    const Layout = viewer?.type === 'rsc' ? RsaLayout : CoachLayout
    return (
      <Layout viewer={viewer} hasPromoCode={viewer?.has_promo_code ?? false}>
        <Outlet />
      </Layout>
    )
  },
})

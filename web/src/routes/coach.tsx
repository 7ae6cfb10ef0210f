import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'
import { CoachLayout } from '../shell/layouts/coach-layout.tsx'
import { RsaLayout } from '../shell/layouts/rsa-layout.tsx'

/** One area for both kinds of coach. Each has its own pages in it. */
export const Route = createFileRoute('/coach')({
  beforeLoad: guarded('coach'),
  component: () => {
    const { viewer } = Route.useRouteContext()
    const hasPanels = useLocation({ select: ({ pathname }) => pathname === '/coach/messenger' })
    const layout = { viewer, hasPanels, hasPromoCode: viewer?.has_promo_code ?? false, children: <Outlet /> }
    return viewer?.type === 'rsc' ? (
      <RsaLayout {...layout} />
    ) : (
      <CoachLayout {...layout} isVerified={viewer?.is_verified_coach ?? false} />
    )
  },
})

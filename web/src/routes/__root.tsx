import { readModeCookie } from '@fieldhouse/contract/page-cookies'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { readPageCookie } from '../lib/page-cookie.ts'
import { siteBasicsQuery } from '../lib/site-content.ts'
import { siteFacts } from '../lib/site-facts.ts'
import { viewerQuery } from '../lib/viewer.ts'
import { Document } from '../shell/document.tsx'
import { failureTitle } from '../shell/failure-title.ts'
import { assertNotBroken } from '../shell/faults.ts'
import { departureFor } from '../shell/load-parameters/departure.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { preloadedFonts } from '../shell/preloaded-fonts.ts'
import '../styles.css'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context, location }) => {
    assertNotBroken()
    const [viewer] = await Promise.all([
      context.queryClient.ensureQueryData(viewerQuery),
      context.queryClient.ensureQueryData(siteBasicsQuery),
    ])
    // Only for the first page of a visit. An athlete's subdomain reads no parameters (SHL-14).
    const { subdomain, siteOrigin } = siteFacts()
    if (import.meta.env.SSR && !subdomain) {
      const href = departureFor(location.searchStr, viewer, siteOrigin)
      if (href) throw redirect({ href, statusCode: 302 })
    }
    return { mode: readModeCookie(readPageCookie('darkMode')), viewer }
  },
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: failureTitle(matches) ?? 'Fieldhouse' },
    ],
    links: [
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      ...preloadedFonts,
    ],
  }),
  shellComponent: ({ children }) => (
    <Document modeOnServer={Route.useRouteContext().mode ?? null}>{children}</Document>
  ),
  component: () => (
    <QueryClientProvider client={Route.useRouteContext().queryClient}>
      <PageFrame>
        <Outlet />
      </PageFrame>
    </QueryClientProvider>
  ),
})

import type { Mode } from '@fieldhouse/contract/page-cookies'
import { HeadContent, Scripts, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { clockAttribute } from '../lib/client-time.ts'
import { PageQueries } from '../lib/page-queries.tsx'
import { siteAttributes } from '../lib/site-facts.ts'
import { fixedMode, useChosenMode } from './appearance.ts'
import { ThemeColor } from './theme-color.tsx'

interface DocumentProps {
  /** The visitor's cookie when the page was requested. */
  modeOnServer: Mode | null
  children: ReactNode
}

/**
 * The HTML around every page. The appearance is on the root element, so the first paint is correct. Without a choice it
 * is empty, and the styles follow the system.
 */
export const Document = ({ modeOnServer, children }: DocumentProps) => {
  const chosen = useChosenMode(modeOnServer)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const mode = fixedMode(path) ?? chosen
  return (
    <html
      lang="en"
      data-theme="black"
      data-mode={mode ?? undefined}
      {...siteAttributes()}
      {...clockAttribute()}
    >
      <head>
        <HeadContent />
        <ThemeColor mode={mode} />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <PageQueries />
        <Scripts />
      </body>
    </html>
  )
}

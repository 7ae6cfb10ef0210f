import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The HTML around every page. */
export const Document = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <head>
      <HeadContent />
    </head>
    <body className="min-h-dvh bg-bg font-sans text-text antialiased">
      {children}
      <Scripts />
    </body>
  </html>
)

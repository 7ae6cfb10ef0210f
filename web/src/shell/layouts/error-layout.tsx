import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Wordmark } from '../wordmark.tsx'

/** Asks for nothing, so that it stands when everything else has fallen. */
export const ErrorLayout = ({ children }: { children: ReactNode }) => (
  <>
    <header className="wrap flex h-14 items-center sm:h-16">
      <Link to="/" reloadDocument aria-label="Fieldhouse, home">
        <Wordmark />
      </Link>
    </header>
    <main id="content" tabIndex={-1} className="wrap grid grow content-center py-16 outline-none">
      {children}
    </main>
  </>
)

import { Link } from '@tanstack/react-router'
import { type ReactNode, useContext } from 'react'
import { Wordmark } from '../wordmark.tsx'
import { Content, InsideContent } from './content.tsx'

/** Asks for nothing, so that it stands when everything else has fallen. Inside another layout it is its content only. */
export const ErrorLayout = ({ children }: { children: ReactNode }) => {
  const isInside = useContext(InsideContent)
  if (isInside) return <div className="wrap py-16">{children}</div>
  return (
    <>
      <header className="wrap flex h-14 items-center sm:h-16">
        <Link to="/" reloadDocument aria-label="Fieldhouse, home">
          <Wordmark />
        </Link>
      </header>
      <Content className="wrap grid grow content-center py-16">{children}</Content>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { type ReactNode, useContext } from 'react'
import { Wordmark } from '../wordmark.tsx'
import { Content, InsideContent } from './content.tsx'

/** Requests no data, so it works when everything else has failed. Inside another layout it renders only its content. */
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

import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { openPopup } from '../popups.ts'
import { Wordmark } from '../wordmark.tsx'
import { Content } from './content.tsx'

/** A preview of the survey for people without a subscription. */
export const TeaserLayout = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate()
  return (
    <>
      <header className="bg-poster text-on-poster">
        <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-3 py-2">
          <Wordmark />
          <Button
            variant="white"
            onClick={async () => {
              await navigate({ to: '/' })
              openPopup({ name: 'login' })
            }}
          >
            Subscribe Today
          </Button>
        </div>
      </header>
      <Content className="grow">{children}</Content>
    </>
  )
}

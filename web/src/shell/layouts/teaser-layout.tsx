import type { User } from '@fieldhouse/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { packagesQuery } from '../../lib/packages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { openPayment, openPopup } from '../popups.ts'
import { Wordmark } from '../wordmark.tsx'
import { Content } from './content.tsx'

interface TeaserLayoutProps {
  viewer: User | null
  /** For whom a family buys it. */
  athleteUserId?: string | undefined
  children: ReactNode
}

/** A parent of several comes back to the athlete they bought it for. */
export const surveyAfter = (athleteUserId: string | undefined): string =>
  athleteUserId === undefined ? '/bcm/survey' : `/bcm/${athleteUserId}/survey`

/**
 * BCM-03: a preview of the best college match for people without it. A family buys it right here. A visitor goes home
 * and signs in first.
 */
export const TeaserLayout = ({ viewer, athleteUserId, children }: TeaserLayoutProps) => {
  const navigate = useNavigate()
  const { data } = useQuery(packagesQuery)
  const offer = data?.data.find(({ opens }) => opens.includes('best-college-match'))
  const isFamily = viewer?.type === 'athlete' || viewer?.type === 'parent'
  return (
    <>
      <header className="bg-poster text-on-poster">
        <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-3 py-2">
          <Wordmark />
          <Button
            variant="white"
            onClick={async () => {
              if (isFamily && offer)
                return openPayment(offer.key, 'monthly', surveyAfter(athleteUserId), athleteUserId)
              await navigate({ to: '/' })
              if (viewer === null) openPopup({ name: 'login' })
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

import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Card } from '../layout/card.tsx'
import type { HeadingLevel } from './empty-state.tsx'

interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What is saved, and what to do. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retryText?: string
  isRetrying?: boolean
  as?: HeadingLevel
}

/** A part of the page failed, but the rest works. */
export const ErrorState = ({
  title,
  children,
  onRetry,
  retryText = 'Try again',
  isRetrying = false,
  as: Heading = 'h3',
}: ErrorStateProps) => (
  <Card isFlush role="alert">
    <div className="grid justify-items-start gap-2.5 p-5">
      <Heading className="max-w-full font-display text-d4 font-semibold uppercase">{title}</Heading>
      {children && <p className="text-ui text-muted">{children}</p>}
      {onRetry && (
        <Button isOutlined size="sm" isBusy={isRetrying} onClick={onRetry}>
          {retryText}
        </Button>
      )}
    </div>
  </Card>
)

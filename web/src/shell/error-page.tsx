import { ourFault } from '@fieldhouse/contract/errors'
import { CatchBoundary, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { FeedbackDialogProps } from '../features/site/components/feedback-dialog.tsx'
import { ApiError } from '../lib/api-error.ts'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { type OnDemandProps, onDemand } from '../ui/loading/on-demand.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { answerWith, reportFault } from './faults.ts'
import { NotFoundPage } from './not-found-page.tsx'

const { OnDemand: FeedbackDialog, preload: preloadFeedback } = onDemand<FeedbackDialogProps & OnDemandProps>(
  () => import('../features/site/components/feedback-dialog.tsx').then((module) => module.FeedbackDialog),
)

const HiddenAthletePage = lazy(() =>
  import('./hidden-athlete-page.tsx').then((module) => ({ default: module.HiddenAthletePage })),
)

/** SHL-03: the page for a failure. If even that fails, a line of text and a link home remain. */
export const ErrorPage = ({ error }: { error: unknown }) => (
  <CatchBoundary getResetKey={() => 'error page'} errorComponent={LastResort}>
    <Failure error={error} />
  </CatchBoundary>
)

const Failure = ({ error }: { error: unknown }) => {
  const refusal = error instanceof ApiError ? error : null
  if (refusal) answerWith(refusal.status)
  else reportFault(error)
  if (refusal?.status === 404) return <NotFoundPage />
  if (refusal?.code === 'athlete_hidden')
    return (
      <Suspense>
        <HiddenAthletePage />
      </Suspense>
    )
  if (!refusal || refusal.status >= 500) return <OurFault status={refusal?.status ?? 500} error={refusal} />
  return (
    <ErrorScreen status={refusal.status} title={refusal.message}>
      <GoHome />
    </ErrorScreen>
  )
}

const OurFault = ({ status, error }: { status: number; error: ApiError | null }) => {
  const path = useRouterState({ select: ({ location }) => location.pathname.slice(0, 2000) })
  const [isWriting, setWriting] = useState(false)
  const isNamed = error && error.code !== 'internal'
  return (
    <ErrorScreen status={status} title={isNamed ? error.message : 'Something went wrong'}>
      <p className="max-w-[60ch] text-lead text-muted">{ourFault}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onPointerEnter={preloadFeedback} onClick={() => setWriting(true)}>
          Provide feedback
        </Button>
        <GoHome isOutlined />
      </div>
      <FeedbackDialog
        isOpen={isWriting}
        onClose={() => setWriting(false)}
        path={path}
        requestId={error?.requestId ?? ''}
      />
    </ErrorScreen>
  )
}

/** Reloads the page: the error may be only in memory. */
const GoHome = ({ isOutlined = false }: { isOutlined?: boolean }) => (
  <div>
    <LinkButton to="/" reloadDocument size="lg" isOutlined={isOutlined}>
      Go to Homepage
    </LinkButton>
  </div>
)

const LastResort = ({ error }: { error: unknown }) => (
  <main>
    <p>An error occurred while showing the error page</p>
    <pre>{error instanceof Error ? error.message : String(error)}</pre>
    <a href="/">Go back to home</a>
  </main>
)

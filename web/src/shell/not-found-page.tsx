import { LinkButton } from '../ui/actions/link-button.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** SHL-03. */
export const NotFoundPage = () => (
  <ErrorScreen status={404} title="This page could not be found">
    <p className="max-w-[36ch] text-lead text-muted">
      The address may have a typo, or the page has moved. Nothing of yours is lost.
    </p>
    <div>
      <LinkButton to="/" size="lg">
        Go to Homepage
      </LinkButton>
    </div>
  </ErrorScreen>
)

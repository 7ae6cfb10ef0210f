import { useRouterState } from '@tanstack/react-router'
import { siteFacts } from '../lib/site-facts.ts'
import { signInAddress } from '../lib/subdomain-rewrite.ts'
import { AnchorButton, LinkButton } from '../ui/actions/link-button.tsx'
import { ErrorLayout } from './layouts/error-layout.tsx'
import { useViewer } from './use-viewer.ts'

/** SHL-03: a page that its family has hidden. This is not an error, so no status number is shown. */
export const HiddenAthletePage = () => {
  const viewer = useViewer()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { subdomain } = siteFacts()
  const signIn = subdomain ? signInAddress(subdomain) : `/?${new URLSearchParams({ login: '1', url: path })}`
  return (
    <ErrorLayout>
      <div className="grid gap-6">
        <h1 className="text-d1 text-balance">The athlete is not available for viewing</h1>
        <div className="grid max-w-[52ch] gap-3 text-lead text-muted">
          <p>
            Every athlete decides with the family who sees their page, and this one is private right now. It
            may open again later.
          </p>
          <p>
            {viewer
              ? 'If you are family or one of their coaches, ask them to add you.'
              : 'If it is your page, or you are family or one of their coaches, sign in to see it.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {!viewer && (
            <AnchorButton size="lg" href={signIn}>
              Sign In
            </AnchorButton>
          )}
          <LinkButton to="/search-results" reloadDocument size="lg" isOutlined={!viewer}>
            Search athletes
          </LinkButton>
          <LinkButton to="/" reloadDocument size="lg" isOutlined>
            Go to Homepage
          </LinkButton>
        </div>
      </div>
    </ErrorLayout>
  )
}

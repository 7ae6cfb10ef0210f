import type { ReactNode } from 'react'

/** What signing up means. The pages open in a new tab, so nothing typed is lost. */
export const Consent = () => (
  <p className="text-small text-muted">
    By signing up you agree to our <PageLink href="/terms">Terms & Conditions</PageLink> and our{' '}
    <PageLink href="/policy">Privacy Policy</PageLink>.
  </p>
)

const PageLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener"
    className="text-text underline decoration-line-strong underline-offset-4 hover:decoration-current"
  >
    {children}
  </a>
)

import { TextPage } from '../components/text-page.tsx'
import { termsSections } from '../terms-content.tsx'

/** PUB-03: /terms. Accounts, packages, and payment. */
export const TermsPage = () => (
  <TextPage
    title="Terms & Conditions"
    lead="What you get, what it costs, when it is charged and how you stop. The first section says it in six lines."
    sections={termsSections}
  />
)

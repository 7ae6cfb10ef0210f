import { TextPage } from '../components/text-page.tsx'
import { termsOfUseSections } from '../terms-of-use-content.tsx'

/** PUB-03: /terms-of-use. How to behave on the site. */
export const TermsOfUsePage = () => (
  <TextPage
    title="Terms of use"
    lead="The rules of the house. Few, and meant: most of the people here are in high school."
    sections={termsOfUseSections}
  />
)

import { siteFacts } from './site-facts.ts'

interface PageFacts {
  /** Its canonical path, without a visitor's parameters: `/packages`. */
  path: string
  title: string
  description: string
  /** The browser title, if it is not `title | Fieldhouse`. */
  wholeTitle?: string
  /** Closed to search engines: a page that people only pass through. */
  isUnlisted?: boolean
}

const cardAlt = 'Fieldhouse: Your Profile Page Gets You In The Game'

/** PUB-07: title, description, canonical address, and social card for every public page. */
export const pageHead = ({ path, title, description, wholeTitle, isUnlisted = false }: PageFacts) => {
  const { siteOrigin } = siteFacts()
  const address = `${siteOrigin}${path}`
  const card = `${siteOrigin}/social-card.png`
  return {
    meta: [
      { title: wholeTitle ?? `${title} | Fieldhouse` },
      { name: 'description', content: description },
      ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Fieldhouse' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: card },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: cardAlt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: card },
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}

/** The head of a page whose loader provides the texts, so they are not in the route map that every visitor loads. */
export const describedPage = ({ loaderData }: { loaderData?: PageFacts | undefined }) =>
  loaderData ? pageHead(loaderData) : {}

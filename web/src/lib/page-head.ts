import { siteFacts } from './site-facts.ts'

interface PageFacts {
  /** Its own address, without what a visitor may have added: `/packages`. */
  path: string
  title: string
  description: string
  /** As the browser shows it, where that is not `title | Fieldhouse`. */
  wholeTitle?: string
  /** Not to be found: a page that is only met on the way. */
  isUnlisted?: boolean
}

const cardAlt = 'Fieldhouse: Your Profile Page Gets You In The Game'

/** PUB-07: title, description, canonical address and the card that networks show, for every public page of the site. */
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

/** The head of a page whose loader tells what it is: its words are not in the map of addresses that every visitor gets. */
export const describedPage = ({ loaderData }: { loaderData?: PageFacts | undefined }) =>
  loaderData ? pageHead(loaderData) : {}

import type { Subdomain } from './page-context.ts'

interface Rewriting {
  url: URL
}

/** SHL-14: on an athlete's subdomain the root is the athlete's page, and everything else is on the main site. */
export const subdomainRewrite = ({ slug, mainOrigin }: Subdomain) => ({
  input: ({ url }: Rewriting): URL => {
    if (url.pathname === '/') url.pathname = `/${slug}`
    return url
  },
  output: ({ url }: Rewriting): URL => {
    if (url.pathname !== `/${slug}`) return new URL(`${url.pathname}${url.search}${url.hash}`, mainOrigin)
    url.pathname = '/'
    return url
  },
})

/** The sign-in address for a person on an athlete's subdomain. It returns to the page. */
export const signInAddress = ({ slug, mainOrigin }: Subdomain): string =>
  `${mainOrigin}/?${new URLSearchParams({ login: '1', url: `/${slug}` })}`

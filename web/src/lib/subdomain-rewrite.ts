import type { Subdomain } from './page-context.ts'

interface Rewriting {
  url: URL
}

/** SHL-14: on an athlete's own address its root is the athlete's page, and everything else is on the main site. */
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

/** Where somebody signs in who reads an athlete's page on its own address; then the page comes again. */
export const signInAddress = ({ slug, mainOrigin }: Subdomain): string =>
  `${mainOrigin}/?${new URLSearchParams({ login: '1', url: `/${slug}` })}`

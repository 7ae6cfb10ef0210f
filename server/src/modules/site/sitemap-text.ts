import type { PublicPage } from '../profiles/index.ts'

/** The public pages besides athletes. */
const ownPages = [
  '/',
  '/top-100',
  '/roster',
  '/packages',
  '/packages/starter-showcase',
  '/packages/starter-elite',
  '/packages/all-star-showcase',
  '/packages/college-concierge',
  '/services/for-athletes',
  '/services/for-parents',
  '/services/for-colleges',
  '/services/for-coaches',
  '/about-us',
  '/best-college-match',
  '/contact-us',
  '/policy',
  '/terms',
  '/terms-of-use',
]

/** Nothing to find there: these are private, or for programs. Athletes may be called coach-something. */
const closedAreas = [
  'admin',
  'affiliate',
  'api',
  'bcm',
  'callback',
  'coach',
  'delete-sorry',
  'dev',
  'email',
  'invoice',
  'my-account',
  'parent',
  'password',
  'recruiting-center',
  'user',
  'user-edit',
]

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...closedAreas.flatMap((area) => [`Disallow: /${area}$`, `Disallow: /${area}/`]),
    // The picture that networks show next to a link to an athlete's page.
    'Allow: /api/athlete/*/card.png',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The host of a request may be anything. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A part begins after the end of the one before it, so each can be found by itself. */
export const sitemapIndex = (origin: string, ends: readonly string[]): string => {
  const parts = ['', ...ends].map((after) => {
    const query = after && `?after=${encodeURIComponent(after)}`
    return `<sitemap><loc>${escaped(`${origin}/sitemap-part.xml${query}`)}</loc></sitemap>\n`
  })
  return `${opening}<sitemapindex ${namespace}>\n${parts.join('')}</sitemapindex>\n`
}

interface PartOptions {
  origin: string
  hasOwnPages: boolean
  after: string
  limit: number
  find: (range: { after: string; limit: number }) => Promise<PublicPage[]>
}

const batch = 2000

async function* linesOf({ origin, hasOwnPages, after, limit, find }: PartOptions) {
  const base = escaped(origin)
  const findBatch = (last: string, left: number) => find({ after: last, limit: Math.min(batch, left) })
  let left = limit
  let pages = await findBatch(after, left)
  yield `${opening}<urlset ${namespace}>\n`
  if (hasOwnPages) yield ownPages.map((path) => `<url><loc>${base}${path}</loc></url>\n`).join('')
  for (let last = pages.at(-1); last; last = pages.at(-1)) {
    yield pages
      .map(
        ({ slug, updated_at }) =>
          `<url><loc>${base}/${encodeURIComponent(slug)}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>\n`,
      )
      .join('')
    left -= pages.length
    pages = left > 0 ? await findBatch(last.slug, left) : []
  }
  yield '</urlset>\n'
}

/**
 * Streamed while it is read: a whole part is never in memory, and a client who leaves ends the reading.
 * The first batch is read before anything is sent, so a database that is away is a clear refusal.
 */
export const sitemapPart = async (options: PartOptions): Promise<ReadableStream<Uint8Array>> => {
  const lines = linesOf(options)
  const encoder = new TextEncoder()
  let next = await lines.next()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (next.done) return controller.close()
      controller.enqueue(encoder.encode(next.value))
      next = await lines.next()
    },
    cancel: async () => {
      await lines.return(undefined)
    },
  })
}

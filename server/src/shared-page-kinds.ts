import { filterIds } from '@fieldhouse/contract/search'
import { LRUCache } from 'lru-cache'
import { mayBeSlug, visitorPageVersion } from './modules/profiles/index.ts'
import { siteContentReader } from './modules/site/index.ts'
import { clock } from './platform/clock.ts'
import { coalesceReads } from './platform/coalesce-reads.ts'
import type { Db } from './platform/database/database.ts'
import { houseDayOf } from './platform/house-day.ts'
import { findPageVersions } from './platform/http/page-versions.queries.ts'
import type { PageVersion, SharedPageKind } from './platform/http/shared-page.ts'

/** They can send a visitor home (SHL-13). */
const leading = ['role', 'invite']

type ListedKind = Pick<SharedPageKind, 'name' | 'madeOf'> &
  Partial<SharedPageKind> & {
    /** The addresses on the main site. */
    readonly paths: RegExp
  }

/** Pages that are the same for every visitor. With some parameters, a visitor gets a page of their own. */
const listed: readonly ListedKind[] = [
  {
    // Made only of our own words, the packages, the colleges, and the site's texts.
    name: 'text',
    paths:
      /^\/(about-us|contact-us|policy|terms|terms-of-use|delete-sorry|best-college-match|bcm\/teaser(\/survey|\/college)?|services\/for-[a-z]+|packages(\/[a-z0-9-]{1,60})?)$/,
    ownParameters: ['billing', 'return_to', 'athlete', 'package'],
    madeOf: ['packages', 'reference', 'site'],
  },
  {
    name: 'home',
    paths: /^\/(password\/reset)?$/,
    hasBanner: true,
    madeOf: ['athletes', 'packages', 'reference', 'site'],
  },
  {
    name: 'top-100',
    paths: /^\/top-100$/,
    parameters: ['sport', 'gender', 'class'],
    madeOf: ['athletes', 'reference', 'site'],
  },
  {
    name: 'roster',
    paths: /^\/roster$/,
    parameters: ['sport', 'gender', 'class', 'page'],
    madeOf: ['athletes', 'reference', 'site'],
  },
  {
    name: 'search',
    paths: /^\/search-results$/,
    parameters: ['q', 'page'],
    ownParameters: [...filterIds, 'darkMode'],
    ownCookies: ['search-filters'],
    madeOf: ['athletes', 'reference', 'site'],
  },
]

const mostCachedSlugs = 20_000
/** Anyone can make up addresses that nobody has. They don't push out the others. */
const mostMadeUpSlugs = 2_000

/**
 * Finds the version of an athlete's page. It is cached until any athlete changes. The version of all athletes was read
 * before, so after a change in between, the next visitor's page is looked up again.
 */
const createAthleteVersions = (db: Db) => {
  const find = coalesceReads((slug) => visitorPageVersion(db, slug))
  const cacheOf = (max: number) =>
    new LRUCache<string, { athletes: string; page: PageVersion | null }>({ max })
  const [taken, madeUp] = [cacheOf(mostCachedSlugs), cacheOf(mostMadeUpSlugs)]
  return async (slug: string, athletes: string): Promise<PageVersion | null> => {
    const cached = taken.get(slug) ?? madeUp.get(slug)
    if (cached?.athletes === athletes) return cached.page
    const page = await find(slug)
    const [cache, other] = page?.status === 404 ? [madeUp, taken] : [taken, madeUp]
    cache.set(slug, { athletes, page })
    other.delete(slug)
    return page
  }
}

/** Every kind of page that is rendered once for all visitors. */
export const sharedPageKinds = (db: Db, siteContent = siteContentReader()): SharedPageKind[] => {
  const findVersions = coalesceReads(() => findPageVersions(db))
  const findAthleteVersion = createAthleteVersions(db)
  /** Requests that come at the same time share one lookup. */
  const currentVersions = async () => {
    const versions = await findVersions('all')
    await siteContent.catchUp(db, versions.site)
    return versions
  }
  const plain = { parameters: [], ownParameters: [], ownCookies: [], hasBanner: false }
  return [
    ...listed.map(
      ({ paths, ownParameters = [], ...kind }): SharedPageKind => ({
        ...plain,
        ...kind,
        ownParameters: [...ownParameters, ...leading],
        isAt: ({ subdomain, path }) => !subdomain && paths.test(path),
        versionAt: async () => {
          const versions = await currentVersions()
          // A package may have a new price on its first day.
          const day = houseDayOf(clock.now())
          return { version: [...kind.madeOf.map((name) => versions[name]), day].join('-'), status: 200 }
        },
      }),
    ),
    {
      ...plain,
      name: 'athlete',
      // The page itself reads `mode`.
      ownParameters: ['mode', ...leading],
      // The product's units and the footer. The rest is in the version of the page.
      madeOf: ['site'],
      isAt: ({ subdomain, path }) => mayBeSlug(subdomain?.slug ?? path.slice(1)),
      versionAt: async ({ subdomain, path }) => {
        const { athletes, site } = await currentVersions()
        const page = await findAthleteVersion(subdomain?.slug ?? path.slice(1), athletes)
        return page && { ...page, version: `${page.version}-${site}` }
      },
    },
  ]
}

import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { rowId } from './fields.ts'
import { siteContent } from './site.content.ts'

/** ADM-05: the parts of the site that staff edit, with every earlier text. */
export const siteParts = ['company', 'home', 'top_100_banner', 'insider_videos'] as const
export type SitePart = (typeof siteParts)[number]

export const sitePartTitles: Readonly<Record<SitePart, string>> = {
  company: 'Address and phone',
  home: 'Home page',
  top_100_banner: 'Top 100 banner',
  insider_videos: 'Insider videos',
}

const setupPart = z.object({
  /** Sent back when saving. Null for the default. */
  version_id: z.string().nullable(),
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
})

const setup = z.object({
  content: siteContent.pick({ company: true, home: true, top_100_banner: true, insider_videos: true }),
  parts: z.object({
    company: setupPart,
    home: setupPart,
    top_100_banner: setupPart,
    insider_videos: setupPart,
  }),
})
export type SiteSetup = z.output<typeof setup>

export const getSiteSetup = endpoint({
  method: 'GET',
  path: '/panel/admin/site-setup',
  guard: 'site-setup',
  rate: 'read',
  summary: 'The texts of the public pages, and who changed them last',
  output: z.object({ data: setup }),
})

const siteVersion = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for the default. */
  by: z.string().nullable(),
  is_current: z.boolean(),
  /** The changed fields, before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type SiteVersion = z.output<typeof siteVersion>

export const shownSiteVersions = 30

export const getSiteHistory = endpoint({
  method: 'GET',
  path: '/panel/admin/site-setup/history',
  guard: 'site-setup',
  rate: 'read',
  summary: `The last ${shownSiteVersions} texts of one part of the site`,
  query: z.object({ part: z.enum(siteParts, { error: 'Must be a part of the site' }) }),
  output: z.object({ data: z.array(siteVersion) }),
})

export const restoreSiteVersion = endpoint({
  method: 'POST',
  path: '/panel/admin/site-setup/restore',
  guard: 'site-setup',
  rate: 'write',
  effect: 'transaction',
  summary: 'Bring an earlier text back. It becomes the newest one',
  body: z.object({ version_id: rowId('Must be one of the earlier texts') }),
  output: z.object({ data: setup }),
  errors: ['site_version_too_old'],
})

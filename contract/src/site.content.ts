import * as z from 'zod'
import { metricType } from './accounts.metric-type.ts'
import { endpoint } from './endpoint.ts'
import { oneLine, paragraph, rowId, usPhone } from './fields.ts'
import { videoOf } from './profiles.video.ts'

/** The team's texts on the public pages. They are stored data: one row for each part, edited by staff (ADM-05). */

const said = (name: string, max: number) => oneLine({ max, fault: `Please enter ${name}` })

const company = z.object({
  street: said('the street', 100),
  town: said('the town', 100),
  phone: usPhone,
})

const slug = z
  .string({ error: 'Must be the address of an athlete’s page' })
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,120}$/, { error: 'Must be the address of an athlete’s page' })

const home = z.object({
  title: said('the title', 80),
  lead: paragraph({ max: 300, fault: 'Please enter the lead' }),
  closing_title: said('the closing title', 80),
  closing_text: paragraph({ max: 300, fault: 'Please enter the closing text' }),
  /** Whose pages are shown there, by the end of their addresses. A hidden one is left out. Only admins read the list. */
  featured: z.array(slug).max(4, { error: 'Choose at most 4 athletes' }),
})

const top100Banner = z.object({
  is_shown: z.boolean({ error: 'Say whether it is shown' }),
  title: said('the title', 40),
  text: paragraph({ max: 300, fault: 'Please enter the text' }),
  link_label: said('the words of the link', 40),
})

const insiderVideo = z.object({
  title: said('the title', 100),
  who: said('who is speaking', 100),
  /** A description for people who don't watch it. */
  text: paragraph({ max: 600, fault: 'Please enter what it tells' }),
  link: said('the link', 500).refine((link) => videoOf(link) !== null, {
    error: 'Must be a link to YouTube, Vimeo, Hudl or an mp4 file',
  }),
})

const insiderVideos = z.object({
  videos: z.array(insiderVideo).max(9, { error: 'Keep it to 9 videos' }),
})

/** The units for everyone who has not chosen their own. */
const metric = z.object({ metric_type: metricType })

export const siteContent = z.object({
  metric,
  company,
  home,
  top_100_banner: top100Banner,
  insider_videos: insiderVideos,
})
export type SiteContent = z.output<typeof siteContent>
export type SiteContentKey = keyof SiteContent

/** The version that was edited, so two people can't overwrite each other. Null if it was the default. */
const edited = { based_on: rowId().nullable().optional() }

export const getSiteContent = endpoint({
  method: 'GET',
  path: '/site-content',
  guard: 'anyone',
  rate: 'read',
  summary: 'The texts, videos, banner, and address of the public pages',
  output: z.object({ data: siteContent }),
  quiet: ['missing', 'fault', 'refusal'],
})

export const saveCompany = endpoint({
  method: 'POST',
  path: '/site-content/company',
  guard: 'site-setup',
  rate: 'write',
  effect: 'transaction',
  summary: 'Change the address and phone number of the footer',
  body: company.extend(edited),
  output: z.object({ data: siteContent }),
  errors: ['site_changed'],
  quiet: ['refusal'],
})

export const saveHome = endpoint({
  method: 'POST',
  path: '/site-content/home',
  guard: 'site-setup',
  rate: 'write',
  effect: 'transaction',
  summary: 'Change the texts and athletes of the home page',
  body: home.extend(edited),
  output: z.object({ data: siteContent }),
  errors: ['site_changed'],
  quiet: ['refusal'],
})

export const saveTop100Banner = endpoint({
  method: 'POST',
  path: '/site-content/top_100_banner',
  guard: 'site-setup',
  rate: 'write',
  effect: 'transaction',
  summary: 'Change the Top 100 banner of the home page',
  body: top100Banner.extend(edited),
  output: z.object({ data: siteContent }),
  errors: ['site_changed'],
  quiet: ['refusal'],
})

export const saveInsiderVideos = endpoint({
  method: 'POST',
  path: '/site-content/insider_videos',
  guard: 'site-setup',
  rate: 'write',
  effect: 'transaction',
  summary: 'Change the insider videos of the home page',
  body: insiderVideos.extend(edited),
  output: z.object({ data: siteContent }),
  errors: ['site_changed'],
  quiet: ['refusal'],
})

const metricAnswer = z.object({ data: metric })

/** ADM-05: the metric setting of the product. */
export const getMetricSetting = endpoint({
  method: 'GET',
  path: '/panel/admin/settings/get/metric_type',
  guard: 'admin',
  rate: 'read',
  summary: 'The units of everyone who has not chosen their own',
  output: metricAnswer,
})

export const saveMetricSetting = endpoint({
  method: 'POST',
  path: '/panel/admin/settings/update/metric_type',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Choose the units of everyone who has not chosen their own',
  body: metric,
  output: metricAnswer,
})

import type { SiteContent } from '@fieldhouse/contract/site.content'
import type { SitePart } from '@fieldhouse/contract/site.setup'

type Values = Record<string, unknown>

const trimmed = (value: unknown): string => String(value ?? '').trim()

/** The fields of a form as the text of one part of the site. Athletes that were left empty are left out. */
export const partValueOf = <Part extends SitePart>(part: Part, values: Values): SiteContent[Part] => {
  if (part === 'home')
    return {
      ...values,
      featured: ((values.featured ?? []) as unknown[]).map(trimmed).filter((slug) => slug !== ''),
    } as unknown as SiteContent[Part]
  if (part === 'insider_videos') return { videos: values.videos ?? [] } as unknown as SiteContent[Part]
  return values as unknown as SiteContent[Part]
}

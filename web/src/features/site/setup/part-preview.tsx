import type { SiteContent } from '@fieldhouse/contract/site.content'
import type { SitePart } from '@fieldhouse/contract/site.setup'
import type { ReactNode } from 'react'
import { AddressLines } from '../components/company-address.tsx'
import { HomeClosing } from '../components/home-closing.tsx'
import { HomeHero } from '../components/home-hero.tsx'
import { InsiderVideos } from '../components/insider-videos.tsx'
import { BannerPanel } from '../components/top-100-banner.tsx'

interface PartPreviewProps<Part extends SitePart> {
  part: Part
  value: SiteContent[Part]
}

const previews: { [Part in SitePart]: (value: SiteContent[Part]) => ReactNode } = {
  company: (value) => (
    <div className="p-10 lg:[zoom:2.3]">
      <AddressLines company={value} />
    </div>
  ),
  home: (value) => (
    <div className="pb-10">
      <HomeHero texts={value} start="/packages" athletes={[]} />
      <HomeClosing texts={value} start="/packages" />
    </div>
  ),
  top_100_banner: (value) =>
    value.is_shown ? (
      <BannerPanel banner={value} leaders={[]} />
    ) : (
      <p className="p-16 text-lead text-muted">The banner is hidden.</p>
    ),
  insider_videos: (value) =>
    value.videos.length > 0 ? (
      <div className="wrap py-16">
        <InsiderVideos videos={value.videos} />
      </div>
    ) : (
      <p className="p-16 text-lead text-muted">Without videos, this part is left out.</p>
    ),
}

/**
 * The part as visitors will see it, smaller. It is a picture: nothing in it can be pressed or read aloud, since the
 * fields beside it say the same.
 */
export const PartPreview = <Part extends SitePart>({ part, value }: PartPreviewProps<Part>) => (
  <div className="grid min-w-0 content-start gap-3 lg:sticky lg:top-6 lg:self-start">
    <p className="label text-muted">Preview</p>
    <div className="overflow-hidden rounded-md border border-line">
      <div inert aria-hidden="true" className="w-screen bg-bg [zoom:.85] lg:[zoom:.43]">
        {previews[part](value)}
      </div>
    </div>
  </div>
)

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { siteContentQuery } from '../../../lib/site-content.ts'
import { HomeClosing } from '../components/home-closing.tsx'
import { HomeSection } from '../components/home-section.tsx'
import { InsiderVideos } from '../components/insider-videos.tsx'
import { RoleRows } from '../components/role-rows.tsx'
import { ServicesTeaser } from '../components/services-teaser.tsx'
import { SiteCounts } from '../components/site-counts.tsx'
import { Top100Banner } from '../components/top-100-banner.tsx'
import type { HomeFacts } from '../load-home.ts'

interface HomeBelowFoldProps extends Partial<Omit<HomeFacts, 'athletes'>> {
  /** The target of Get Started, by role (SHL-09). */
  start?: string
  /** The packages in short, from another feature. */
  packages?: ReactNode
}

/** PUB-01: the home page below its first screen. */
export const HomeBelowFold = ({
  start = '/packages',
  packages,
  counts = null,
  leaders = [],
  isBannerClosed = true,
}: HomeBelowFoldProps) => {
  const { data: content } = useQuery(siteContentQuery)
  if (!content) return null
  const { home, top_100_banner: banner, insider_videos } = content
  return (
    <>
      <Top100Banner banner={banner} leaders={leaders} wasClosed={isBannerClosed} />
      <HomeSection title="Who does what">
        <RoleRows />
      </HomeSection>
      <HomeSection title="What’s in it for you">
        <ServicesTeaser />
      </HomeSection>
      {packages}
      {insider_videos.videos.length > 0 && (
        <HomeSection
          title="Insider videos"
          lead="Short videos on what coaches look for and what to send them. Each one comes with a transcript."
        >
          <InsiderVideos videos={insider_videos.videos} />
        </HomeSection>
      )}
      {counts && counts.athletes > 0 && (
        <HomeSection
          title="Counted, not claimed"
          lead={
            <>
              These numbers come straight from our database and are at most ten minutes old. Hidden pages and
              deleted accounts don’t count. You won’t find testimonials here: open a page and judge for
              yourself.
            </>
          }
        >
          <SiteCounts counts={counts} />
        </HomeSection>
      )}
      <HomeClosing texts={home} start={start} />
    </>
  )
}

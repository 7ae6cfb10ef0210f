import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { layOutWhenIdle } from '../../../lib/lay-out-when-idle.ts'
import { siteContentQuery } from '../../../lib/site-content.ts'
import { HomeHero } from '../components/home-hero.tsx'
import type { HomeFacts } from '../load-home.ts'

interface HomePageProps extends Partial<Pick<HomeFacts, 'athletes'>> {
  /** The target of Get Started, by role (SHL-09). */
  start?: string
  /** What is below the first screen (`HomeBelowFold`). */
  children?: ReactNode
}

/** PUB-01: the home page. */
export const HomePage = ({ start = '/packages', athletes = [], children }: HomePageProps) => {
  const { data: content } = useQuery(siteContentQuery)
  if (!content) return null
  return (
    <div ref={layOutWhenIdle} className="pb-16 sm:pb-28">
      <HomeHero texts={content.home} start={start} athletes={athletes} />
      {children}
    </div>
  )
}

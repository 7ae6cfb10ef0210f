import type { SiteContent } from '@fieldhouse/contract/site.content'
import type { Poster } from '@fieldhouse/contract/site.showcase'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { AthletePosters, SamplePosters } from './athlete-posters.tsx'

interface HomeHeroProps {
  texts: SiteContent['home']
  /** The target of Get Started, by role (SHL-09). */
  start: string
  athletes: readonly Poster[]
}

/**
 * The tagline, and real pages beside it. The tagline shrinks in a low window, so that the buttons end above the cookie
 * bar: 21.75rem is everything else above the bar, and the bar itself. 4.2em is five lines of the tagline.
 */
export const HomeHero = ({ texts, start, athletes }: HomeHeroProps) => {
  const [first] = athletes
  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-6 pb-12 sm:gap-10 sm:pt-8 sm:pb-20 lg:grid-cols-[minmax(0,1fr)_min(760px,54vw)] [@media(min-height:50rem)]:items-end">
      <div className="min-w-0">
        <h1 className="text-[clamp(2.75rem,min(21vw,(100svh-21.75rem)/4.2),6rem)] leading-[.84] tracking-[-.022em] text-balance sm:text-[11.4vw] lg:text-[clamp(3.5rem,min(8.6vw,(100svh-21.75rem)/4.2),7.75rem)]">
          {texts.title}
        </h1>
        <p className="my-5 max-w-[36ch] text-lead text-muted sm:my-7">{texts.lead}</p>
        <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
          <LinkButton to={start} size="lg">
            Get Started
          </LinkButton>
          {first ? (
            <LinkButton to="/$athleteId" params={{ athleteId: first.slug }} size="lg" isOutlined>
              See a profile
            </LinkButton>
          ) : (
            <LinkButton to="/services/for-athletes" size="lg" isOutlined>
              How it works
            </LinkButton>
          )}
        </div>
        <p className="mt-4 max-w-[40ch] text-small text-muted">
          A basic page with 5 photos is free and stays free.
        </p>
      </div>
      {first ? <AthletePosters athletes={athletes} /> : <SamplePosters />}
    </section>
  )
}

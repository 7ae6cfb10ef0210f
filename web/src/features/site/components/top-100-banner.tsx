import type { RankedAthlete } from '@fieldhouse/contract/rankings'
import { firstRanked } from '@fieldhouse/contract/rankings.parts'
import type { SiteContent } from '@fieldhouse/contract/site.content'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { peersName } from '../../../lib/sport-names.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { closeBanner, useBannerClosed } from '../banner-closed.ts'

interface Top100BannerProps {
  banner: SiteContent['top_100_banner']
  leaders: readonly RankedAthlete[]
  /** The visitor's cookie when the page was requested. */
  wasClosed: boolean
}

const wholeList: string = '/top-100'

/** PUB-01: the leaders, and a link to the whole list. After closing, it stays closed. */
export const Top100Banner = ({ banner, leaders, wasClosed }: Top100BannerProps) => {
  const isClosed = useBannerClosed(wasClosed)
  if (isClosed || !banner.is_shown) return null
  const close = () => {
    closeBanner()
    // The button is gone, so the focus moves to the page itself.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return <BannerPanel banner={banner} leaders={leaders} onClose={close} />
}

interface BannerPanelProps extends Pick<Top100BannerProps, 'banner' | 'leaders'> {
  /** Without it, it can't be closed. */
  onClose?: () => void
}

export const BannerPanel = ({ banner, leaders, onClose }: BannerPanelProps) => (
  <section
    aria-labelledby="top-100-banner"
    data-theme="black"
    className="bg-poster py-12 text-on-poster [--accent-text:var(--on-poster)] sm:py-20"
  >
    <div className="wrap relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-20 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="grid justify-items-start gap-6">
        <h2
          id="top-100-banner"
          className="max-w-[4ch] text-[clamp(min(5rem,24vw),13vw,9.5rem)] leading-[.8] tracking-[-.02em] wrap-normal"
        >
          {banner.title}
        </h2>
        <p className="max-w-[38ch] text-pretty text-poster-second">{banner.text}</p>
        <LinkButton to={wholeList} variant="white" isOutlined size="lg">
          {banner.link_label}
        </LinkButton>
      </div>
      {leaders.length > 0 && <Leaders leaders={leaders} />}
      {onClose && (
        <div className="absolute -top-6 end-0 sm:-top-12">
          <Button variant="borderless" isIcon onClick={onClose}>
            <Icon of={X} name="Close the Top 100 banner" />
          </Button>
        </div>
      )}
    </div>
  </section>
)

const Leaders = ({ leaders }: { leaders: readonly RankedAthlete[] }) => (
  <div className="min-w-0">
    <p className="label mb-4 text-poster-second">{peersName('basketball', firstRanked)}, all classes</p>
    <ol className="border-t border-(--ink-line)">
      {leaders.map(({ slug, rank, score, first_name, last_name, position, class: year, state }) => (
        <li
          key={slug}
          className="relative grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-(--ink-line) py-3.5 sm:grid-cols-[2.5rem_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_4rem]"
        >
          <span className="display text-d4 text-poster-second">{rank}</span>
          <Link
            to="/$athleteId"
            params={{ athleteId: slug }}
            className="display min-w-0 text-d4 wrap-anywhere sm:text-d3 underline decoration-transparent underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
          >
            <bdi className={nameScale(`${first_name} ${last_name}`)}>
              {first_name} {last_name}
            </bdi>
          </Link>
          <span className="col-start-2 text-small text-poster-second sm:col-start-auto sm:text-ui">
            {[position?.key, year, state].filter(Boolean).join(', ')}
          </span>
          <span aria-hidden="true" className="hidden h-1 rounded-full bg-(--ink-line) sm:block">
            <span className="block h-full rounded-full bg-on-poster" style={{ width: `${score}%` }} />
          </span>
          <span className="display col-start-3 row-span-2 row-start-1 text-d4 sm:col-start-auto sm:row-span-1 sm:row-start-auto sm:text-end">
            <span className="sr-only">Score </span>
            {score.toFixed(1)}
          </span>
        </li>
      ))}
    </ol>
  </div>
)

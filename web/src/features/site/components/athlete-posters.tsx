import { figureOf } from '@fieldhouse/contract/profiles.drawn-player'
import type { Poster } from '@fieldhouse/contract/site.showcase'
import type { ReactNode } from 'react'
import { figuresFile } from '../../../ui/media/figure.tsx'
import { initials } from '../../../ui/media/initials.ts'
import { PosterCard } from '../../../ui/media/poster-card.tsx'
import { classNames } from '../../../ui/style/class-names.ts'

interface ReelProps {
  caption: string
  /** It contains links, so keyboard users can scroll it too. */
  isScrolled?: boolean
  children: ReactNode
}

/** Runs off the edge of the window. */
const Reel = ({ caption, isScrolled = false, children }: ReelProps) => (
  <figure className="-me-(--gutter) min-w-0 lg:me-[calc(-1*max(var(--gutter),(100vw-var(--page))/2))]">
    <div
      className={classNames(
        'flex gap-4',
        isScrolled
          ? 'snap-x overflow-x-auto pe-(--gutter) [scrollbar-width:none] *:snap-start'
          : 'overflow-hidden',
      )}
    >
      {children}
    </div>
    <figcaption className="mt-3 text-small text-muted">{caption}</figcaption>
  </figure>
)

/** PUB-01: real athletes as their posters, each linked to the page. */
export const AthletePosters = ({ athletes }: { athletes: readonly Poster[] }) => {
  const drawn = athletes
    .filter((athlete) => !pictureOf(athlete))
    .flatMap((athlete) => figureOf(athlete) ?? [])
  return (
    <Reel
      caption="Pages on Fieldhouse, with the numbers they show today. Open one and read it as a coach would."
      isScrolled
    >
      {athletes.map((athlete, place) => (
        <PosterCard
          key={athlete.slug}
          to={`/${athlete.slug}`}
          theme={athlete.color_theme}
          number={athlete.number || initials(athlete.first_name, athlete.last_name)}
          kicker={athlete.plays_as}
          firstName={athlete.first_name}
          lastName={athlete.last_name}
          figures={athlete.figures}
          figure={figureOf(athlete)}
          figuresFile={figuresFile(drawn)}
          photo={photoOf(athlete, place === 0)}
          hasPhotoBackground={!athlete.cutout && athlete.photo !== null}
        />
      ))}
    </Reel>
  )
}

const pictureOf = ({ cutout, photo }: Poster) => cutout ?? photo

const photoOf = (athlete: Poster, isFirst: boolean) => {
  const picture = pictureOf(athlete)
  if (!picture) return undefined
  return (
    <img
      src={picture.url}
      srcSet={picture.variants.map(({ webp, width }) => `${webp} ${width}w`).join(', ') || undefined}
      sizes="(min-width: 768px) 456px, 318px"
      width={picture.width}
      height={picture.height}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={
        athlete.cutout ? 'size-full object-contain object-bottom' : 'size-full object-cover object-top'
      }
    />
  )
}

/** Shown while there are no athletes. The two samples are drawn, and say so. */
export const SamplePosters = () => (
  <Reel caption="Two sample pages. The people are drawn, not real.">
    <PosterCard
      theme="orange"
      number="14"
      kicker="Shooting guard, class of 2027"
      firstName="Amara"
      lastName="Whitlock"
      figures={[
        { label: 'Points', value: '19.8' },
        { label: 'Assists', value: '4.7' },
        { label: 'Steals', value: '2.9' },
        { label: 'GPA', value: '3.87' },
      ]}
      figure="basketball-female-shot"
    />
    <PosterCard
      theme="blue"
      number="7"
      kicker="Point guard, class of 2028"
      firstName="Jordan"
      lastName="Achebe"
      figures={[
        { label: 'Points', value: '16.4' },
        { label: 'Assists', value: '7.1' },
        { label: 'Steals', value: '3.0' },
        { label: 'GPA', value: '3.52' },
      ]}
      figure="basketball-male-drive"
    />
  </Reel>
)

import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { figureOf } from '@fieldhouse/contract/profiles.drawn-player'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { Play } from 'lucide-react'
import { Fragment } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { FieldLines } from '../../../ui/forms/field-lines.tsx'
import { isLongName, NameParts } from '../../../ui/layout/name-parts.tsx'
import { Figure } from '../../../ui/media/figure.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { initials } from '../../../ui/media/initials.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { fieldOf } from '../athlete-field.ts'
import { heroLine, nameClassName } from '../athlete-labels.ts'
import { preloadGalleryViewer } from '../gallery/gallery-viewer.tsx'
import { PictureView } from './picture-view.tsx'

/** A line never starts with the dot. */
const heroSeparator = '\u00a0\u00a0▪\u00a0 '

/** In the poster's text colors, on every theme. */
const actionClassName =
  'transition-press inline-flex min-h-12 min-w-0 flex-1 items-center justify-center gap-2 rounded-sm border px-[22px] py-1.5 text-center leading-tight font-semibold wrap-anywhere outline-on-poster hover:opacity-90 active:translate-y-px sm:flex-none'

interface AthleteHeroProps {
  athlete: Athlete
  sport: Sport
  /** Shown if there is a video. */
  onHighlights?: (() => void) | undefined
}

/**
 * The poster: the number, or the initials if there is none. In front of it, the athlete and the name. A photo with
 * its own background fills that space, so the number moves to the line above the name.
 */
export const AthleteHero = ({ athlete, sport, onHighlights }: AthleteHeroProps) => {
  const { first_name, last_name, number, photo, bio, vip, can } = athlete
  const line = vip?.headline ?? bio
  const hasPhotoBackground = Boolean(photo && !photo.cutout)
  const facts = heroLine(athlete, sport)
  return (
    <section
      aria-label="Poster"
      className="relative isolate overflow-hidden bg-poster text-on-poster [print-color-adjust:exact]"
    >
      {!hasPhotoBackground && <Backdrop athlete={athlete} sport={sport} />}
      <Stage athlete={athlete} />
      <div className="wrap grid content-end pb-8 sm:min-h-[36rem] sm:pt-24 sm:pb-16 lg:min-h-[39.5rem] print:min-h-[24rem] print:pt-10 print:pb-8">
        <div className="min-w-0 sm:max-w-[47.5rem]">
          <p className="mt-5 mb-3 font-display text-[min(1.0625rem,4.1vw)] leading-[1.15] font-semibold tracking-[.02em] uppercase sm:mb-4.5 sm:text-[1.375rem]">
            {(hasPhotoBackground && number ? [`#${number}`, ...facts] : facts).map((fact, place) => (
              <Fragment key={fact}>
                {place > 0 && heroSeparator}
                <span className="whitespace-nowrap">{fact}</span>
              </Fragment>
            ))}
          </p>
          <h1 className={`-ms-[.03em] max-w-full tracking-[-.022em] ${nameClassName(fullName(athlete))}`}>
            <bdi className="block">{first_name}</bdi> <bdi className="block">{last_name}</bdi>
          </h1>
          {line && (
            <p className="mt-4.5 max-w-[30ch] text-[1.125rem] leading-[1.35] font-medium tracking-[-.01em] wrap-anywhere sm:mt-7.5 sm:text-[1.375rem]">
              {line}
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3 empty:hidden sm:mt-8 print:hidden">
            {!can.edit && (
              <a
                href="#contacts"
                className={classNames(
                  actionClassName,
                  'border-transparent bg-on-poster text-poster',
                  isLongName(first_name) && 'basis-full',
                )}
              >
                <span className="min-w-0">
                  Contact <NameParts name={first_name} />
                </span>
              </a>
            )}
            {onHighlights && (
              <button
                type="button"
                onPointerEnter={preloadGalleryViewer}
                onFocus={preloadGalleryViewer}
                onClick={onHighlights}
                className={`${actionClassName} border-current`}
              >
                <Icon of={Play} />
                Highlights
              </button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

/** The lines of the field and the number behind the athlete. */
const Backdrop = ({
  athlete: { number, first_name, last_name },
  sport,
}: Pick<AthleteHeroProps, 'athlete' | 'sport'>) => (
  <>
    <div className="absolute -end-[12rem] -top-[7.5rem] -z-40 h-[37rem] w-[40rem] text-poster-deep sm:-top-[4rem] sm:bottom-0 sm:h-auto sm:w-[74rem]">
      <FieldLines of={fieldOf(sport.key)} />
    </div>
    <span
      aria-hidden="true"
      data-mark={number || initials(first_name, last_name)}
      className="absolute start-[-1rem] top-3 -z-30 font-display text-[min(110vw,430px)] leading-[.8] font-bold tracking-[-.045em] text-poster-deep select-none before:content-[attr(data-mark)] sm:start-auto sm:-end-12 sm:text-[640px] sm:leading-[.74] lg:end-[2%] lg:text-[800px]"
    />
  </>
)

const heroSizes = '(min-width: 768px) 46vw, 90vw'

/**
 * The athlete, cropped by the lower edge: the cutout, the photo, or else a drawn player. A photo fades into the
 * poster's color, so its background blends in.
 */
const Stage = ({ athlete }: { athlete: Athlete }) => {
  const { photo } = athlete
  if (photo?.cutout)
    return (
      <div className="relative -z-10 h-[min(110vw,26.75rem)] sm:absolute sm:end-[4%] sm:-bottom-[16%] sm:h-[112%] sm:w-[50%] print:absolute print:end-[4%] print:-bottom-[16%] print:h-[112%] print:w-[50%]">
        <PictureView
          picture={photo.cutout}
          alt=""
          sizes={heroSizes}
          isFirst
          className="absolute inset-0 size-full object-contain object-bottom"
        />
      </div>
    )
  if (photo)
    return (
      <div className="relative -z-10 h-[min(110vw,26.75rem)] mask-[linear-gradient(currentColor_65%,transparent)] sm:absolute sm:inset-y-0 sm:end-0 sm:h-auto sm:w-[52%] sm:mask-[linear-gradient(to_left,currentColor_55%,transparent)] print:absolute print:inset-y-0 print:end-0 print:h-auto print:w-[52%] print:mask-[linear-gradient(to_left,currentColor_55%,transparent)]">
        <PictureView
          picture={photo}
          alt=""
          sizes={heroSizes}
          isFirst
          className="absolute inset-0 size-full object-cover object-top"
        />
      </div>
    )
  const figure = figureOf(athlete)
  if (!figure) return <div className="h-[min(64vw,16rem)] sm:hidden print:hidden" />
  return (
    <div className="relative -z-10 h-[min(110vw,26.75rem)] overflow-hidden sm:absolute sm:-end-20 sm:-bottom-[90px] sm:h-[660px] sm:w-[440px] lg:end-[max(0px,calc(50%-640px))] lg:-bottom-[116px] lg:h-[790px] lg:w-[527px] print:absolute print:end-0 print:top-0 print:h-[500px] print:w-[333px]">
      <div className="absolute -end-6 top-0 h-[558px] w-[372px] sm:inset-0 sm:size-full print:inset-0 print:size-full">
        <Figure of={figure} viewBox="0 -44 800 1200" />
      </div>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FieldLines } from '../forms/field-lines.tsx'
import { longestPart } from '../layout/name-fit.ts'
import { classNames } from '../style/class-names.ts'
import type { Theme } from '../style/themes.ts'
import { Figure } from './figure.tsx'

interface PosterCardProps {
  theme: Theme
  /** Very large behind the person. A letter or two without a number. */
  number: string
  /** One line above the name. */
  kicker: string
  firstName: string
  lastName: string
  figures: readonly { label: string; value: string }[]
  /** The drawn player, if there is no photo. */
  figure?: string | null
  /** The file with the drawings of all posters of the row. */
  figuresFile?: string | undefined
  /** The person, if there is a photo. */
  photo?: ReactNode
  /** Whether the photo has its own background. It then begins at the top edge. */
  hasPhotoBackground?: boolean
  /** The page that the whole poster links to. */
  to?: string
}

/** A name is never cut: it shrinks by its longest part. */
const nameSize = (name: string): string => {
  const longest = longestPart(name)
  if (longest <= 11) return 'text-[3.25rem] sm:text-[4.25rem]'
  if (longest <= 15) return 'text-[2.25rem] sm:text-[3rem]'
  if (longest <= 20) return 'text-[1.625rem] sm:text-[2rem]'
  return 'text-[.9375rem] leading-none sm:text-[1.125rem] wrap-anywhere'
}

/** A person as a small poster: color, number, figure, name, and key numbers. */
export const PosterCard = ({
  theme,
  number,
  kicker,
  firstName,
  lastName,
  figures,
  figure = null,
  figuresFile,
  photo,
  hasPhotoBackground = false,
  to,
}: PosterCardProps) => {
  const name = (
    <>
      <bdi>{firstName}</bdi>
      <br />
      <bdi>{lastName}</bdi>
    </>
  )
  return (
    <article
      data-theme={theme}
      aria-label={`${firstName} ${lastName}`}
      className="relative isolate h-[500px] w-[318px] max-w-full flex-none overflow-hidden rounded-lg bg-poster text-on-poster [--accent-text:var(--on-poster)] sm:h-[648px] sm:w-[456px]"
    >
      {figure && (
        <div className="absolute inset-0 -z-30 text-poster-deep">
          <FieldLines />
        </div>
      )}
      <span
        aria-hidden="true"
        data-number={number}
        className="absolute top-[22px] left-1 -z-20 font-display text-[340px] leading-[.78] font-bold tracking-[-.05em] text-poster-deep before:content-[attr(data-number)] sm:text-[470px]"
      />
      <div
        className={classNames(
          'absolute inset-x-0 -z-10',
          hasPhotoBackground ? 'top-0 h-[382px] sm:h-[502px]' : 'top-3 h-[370px] sm:h-[490px]',
        )}
      >
        {photo ?? (figure && <Figure of={figure} file={figuresFile} viewBox="0 -44 800 1024" />)}
      </div>
      <div className="absolute inset-x-0 bottom-0 bg-poster px-5 pt-4 pb-[18px] sm:px-6 sm:pt-5 sm:pb-[22px]">
        <p className="font-display text-[.9375rem] leading-none font-semibold tracking-[.02em] uppercase sm:text-[1.0625rem]">
          {kicker}
        </p>
        <p
          className={`display mt-2.5 mb-[18px] leading-[.82] tracking-[-.02em] ${nameSize(`${firstName} ${lastName}`)}`}
        >
          {to ? (
            <Link
              to={to}
              className="underline decoration-transparent decoration-4 underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-lg hover:decoration-current focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-on-poster"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <dl className="flex justify-between gap-3 border-t border-current pt-3.5 empty:hidden">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1.5">
              <dt className="font-display text-small leading-none font-semibold tracking-[.05em] text-poster-second uppercase">
                {label}
              </dt>
              <dd className="font-display text-[1.5rem] leading-[.9] font-bold sm:text-[1.875rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

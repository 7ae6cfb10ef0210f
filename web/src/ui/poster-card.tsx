import { FieldLines } from './field-lines.tsx'
import { Figure } from './figure.tsx'
import type { Theme } from './themes.ts'

interface PosterCardProps {
  theme: Theme
  number: string
  /** One line above the name. */
  kicker: string
  firstName: string
  lastName: string
  figures: readonly { label: string; value: string }[]
  /** The part of the drawn figure that is seen. */
  crop: string
  isFlipped?: boolean
}

/** A person as a small poster: colour, number, figure, name and what counts. */
export const PosterCard = ({
  theme,
  number,
  kicker,
  firstName,
  lastName,
  figures,
  crop,
  isFlipped = false,
}: PosterCardProps) => (
  <article
    data-theme={theme}
    aria-label={`${firstName} ${lastName}`}
    className="relative isolate h-[500px] w-[318px] max-w-full flex-none overflow-hidden rounded-lg bg-poster text-on-poster sm:h-[648px] sm:w-[456px]"
  >
    <div className="absolute inset-0 -z-30 text-poster-deep">
      <FieldLines />
    </div>
    <span
      aria-hidden="true"
      data-number={number}
      className="absolute top-[22px] left-1 -z-20 font-display text-[340px] leading-[.78] font-bold tracking-[-.05em] text-poster-deep before:content-[attr(data-number)] sm:text-[470px]"
    />
    <div className="absolute inset-x-0 top-3 -z-10 h-[370px] sm:h-[490px]">
      <Figure viewBox={crop} isFlipped={isFlipped} />
    </div>
    <div className="absolute inset-x-0 bottom-0 bg-poster px-5 pt-4 pb-[18px] sm:px-6 sm:pt-5 sm:pb-[22px]">
      <p className="font-display text-[.9375rem] leading-none font-semibold tracking-[.02em] uppercase sm:text-[1.0625rem]">
        {kicker}
      </p>
      <p className="display mt-2.5 mb-[18px] text-[3.25rem] leading-[.82] tracking-[-.02em] sm:text-[4.25rem]">
        {firstName}
        <br />
        {lastName}
      </p>
      <dl className="flex justify-between gap-3 border-t border-current pt-3.5">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1.5">
            <dt className="font-display text-small leading-none font-semibold tracking-[.05em] text-poster-second uppercase">
              {label}
            </dt>
            <dd className="font-display text-[1.5rem] leading-[.9] font-bold sm:text-[1.875rem]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </article>
)

import type { SectionProps } from './section-props.ts'

/** A quote about the athlete, from edge to edge. */
export const QuoteSection = ({ athlete: { quote } }: Pick<SectionProps, 'athlete'>) =>
  quote && (
    <section aria-label="Quote" className="border-y border-line bg-surface">
      <figure className="wrap grid gap-8 py-16 sm:py-30 print:py-8">
        <blockquote className="max-w-[33ch] font-display text-[clamp(min(2.25rem,11vw),4.7vw,4.25rem)] leading-none font-semibold tracking-[-.012em] text-balance wrap-anywhere sm:-indent-[.3em]">
          <span className="text-accent-text">“</span>
          {quote.text}
          <span className="text-accent-text">”</span>
        </blockquote>
        {quote.author && (
          <figcaption className="text-ui font-semibold wrap-anywhere">{quote.author}</figcaption>
        )}
      </figure>
    </section>
  )

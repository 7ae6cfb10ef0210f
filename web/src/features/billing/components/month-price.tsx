import { classNames } from '../../../ui/style/class-names.ts'

const sizes = {
  card: 'text-[5rem] [--unit:var(--muted)]',
  poster: 'text-[clamp(5.5rem,9vw,8rem)] [--unit:var(--poster-second)]',
}

interface MonthPriceProps {
  /** As the server returns it: `$15.20`. */
  amount: string
  size?: keyof typeof sizes
}

/** The monthly price, with large dollars. A screen reader reads it as one amount. */
export const MonthPrice = ({ amount, size = 'card' }: MonthPriceProps) => {
  const [dollars, cents] = amount.replace('$', '').split('.')
  return (
    <p className={classNames('display leading-[.8] tracking-[-.02em]', sizes[size])}>
      <span className="sr-only normal-case">{amount} a month</span>
      <span aria-hidden="true" className="flex flex-wrap items-start">
        <span className="me-1 text-[.4em] leading-none font-semibold">$</span>
        {dollars}
        <span className="flex flex-col justify-between self-stretch">
          <span className="text-[.4em] leading-none font-semibold">{cents && `.${cents}`}</span>
          <span className="ms-2 font-sans text-ui leading-[1.2] font-normal tracking-normal text-(--unit) normal-case">
            a month
          </span>
        </span>
      </span>
    </p>
  )
}

import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import { classNames } from '../../../ui/style/class-names.ts'
import { BillingPeriodSwitch } from '../components/billing-period-switch.tsx'
import type { ChargeDate, PriceLines } from './purchase-words.ts'

interface PackageSideProps {
  name: string
  cycle: BillingCycle
  /** Null once it is bought. */
  onCycleChange: ((cycle: BillingCycle) => void) | null
  /** Null while the price is not known, or if there is nothing to buy. */
  price: PriceLines | null
  dates: readonly ChargeDate[]
  /** On a phone, only the name and the total, so the form is near the top. */
  isShort: boolean
}

/** PAY-02: the package in its color, what it costs, and what is charged when. */
export const PackageSide = ({ name, cycle, onCycleChange, price, dates, isShort }: PackageSideProps) => {
  const long = classNames(isShort && 'max-lg:hidden')
  return (
    <section
      aria-label="Your package"
      className="flex min-w-0 flex-col gap-6 bg-poster px-(--inset) py-6 text-on-poster lg:py-9"
    >
      <div className="grid justify-items-start gap-4">
        <p className="label text-poster-second">Your package</p>
        <p className="display text-d1 leading-[.9] text-balance">{name}</p>
        {onCycleChange && (
          <div className={classNames('max-w-full text-text', long)}>
            <BillingPeriodSwitch period={cycle} onPeriodChange={onCycleChange} />
          </div>
        )}
      </div>
      {price && (
        <dl className="grid gap-2.5 text-ui">
          {price.lines.map(({ label, amount }) => (
            <div key={label} className={classNames('flex items-baseline justify-between gap-4', long)}>
              <dt className="min-w-0 wrap-anywhere">{label}</dt>
              <dd className="shrink-0 font-semibold tabular-nums">{amount}</dd>
            </div>
          ))}
          <div
            className={classNames(
              'flex items-baseline justify-between gap-4',
              isShort ? 'lg:border-t lg:border-poster-second lg:pt-3' : 'border-t border-poster-second pt-3',
            )}
          >
            <dt>{price.total.label}</dt>
            <dd className="display text-d2 tabular-nums">{price.total.amount}</dd>
          </div>
        </dl>
      )}
      {dates.length > 0 && (
        <div className={classNames('lg:mt-6', long)}>
          <p className="label text-poster-second">What is charged when</p>
          <ol className="mt-3">
            {dates.map(({ when, text }) => (
              <li key={when} className="group grid grid-cols-[auto_6.5rem_minmax(0,1fr)] gap-x-3 text-ui">
                <span aria-hidden="true" className="flex flex-col items-center">
                  <span className="mt-1.5 size-2.5 shrink-0 rounded-full border-2 border-on-poster group-first:bg-on-poster" />
                  <span className="w-px grow bg-poster-second group-last:invisible" />
                </span>
                <span className="pb-4 font-semibold group-last:pb-0">{when}</span>
                <span className="pb-4 group-last:pb-0">{text}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}

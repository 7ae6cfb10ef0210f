import type { Package } from '@fieldhouse/contract/billing'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { FieldLines } from '../../../ui/forms/field-lines.tsx'
import { priceIn, searchOf } from '../billing-period.ts'
import { startTexts } from '../billing-promises.ts'
import { type OwnPackages, packageChoice, standingOf } from '../family-packages.ts'
import { BillingPeriodSwitch, type BillingPeriodSwitchProps } from './billing-period-switch.tsx'
import { MonthPrice } from './month-price.tsx'

interface PackageHeroProps extends BillingPeriodSwitchProps {
  offer: Package
  /** Null for a visitor. */
  own: OwnPackages | null
  /** Opens the payment dialog. */
  onChoose: () => void
}

/** A package's poster: its color, its name, its full price. */
export const PackageHero = ({ offer, own, period, onPeriodChange, onChoose }: PackageHeroProps) => {
  const { aMonth, note } = priceIn(period, offer)
  const { mark, isHeldByAll, label } = packageChoice(offer, period, own)
  return (
    <header className="relative isolate overflow-hidden bg-poster text-on-poster">
      {/* In the gap between name and price: a line through small text would look struck out. */}
      <div className="absolute inset-y-0 start-[40%] end-[28%] -z-10 hidden text-poster-deep lg:block">
        <FieldLines />
      </div>
      <div className="wrap pt-6 pb-12 sm:pt-8 sm:pb-16">
        {/* The focus ring would be invisible on its own color. */}
        <p className="[--accent-text:var(--on-poster)]">
          <Link
            to="/packages"
            search={searchOf(period)}
            className="label inline-flex min-h-8 items-center underline underline-offset-4 touch:min-h-11"
          >
            All packages
          </Link>
        </p>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-end gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h1 className="text-[max(min(3.5rem,17vw),min(11vw,9.5rem))] leading-[.8] tracking-[-.02em] text-balance">
              {offer.name}
            </h1>
            <p className="mt-6 max-w-[36ch] text-lead text-poster-second">{offer.tagline}</p>
          </div>
          <div className="grid min-w-0 justify-items-start gap-5">
            <MonthPrice amount={aMonth} size="poster" />
            <p>{note}</p>
            <BillingPeriodSwitch period={period} onPeriodChange={onPeriodChange} />
            <div className="flex max-w-full flex-wrap gap-3 [--accent-text:var(--on-poster)]">
              {own && isHeldByAll ? (
                <LinkButton to={own.paymentPage} variant="white" size="lg">
                  Manage {offer.name}
                </LinkButton>
              ) : (
                <Button variant="white" size="lg" onClick={onChoose}>
                  {label}
                </Button>
              )}
              <LinkButton to="/contact-us" variant="white" size="lg" isOutlined>
                Ask us about {offer.name}
              </LinkButton>
            </div>
            <p className="max-w-[36ch] text-small text-poster-second">
              {mark ? `${mark}. ` : ''}
              {startTexts[standingOf(own?.family ?? [])]}
            </p>
          </div>
        </div>
      </div>
    </header>
  )
}

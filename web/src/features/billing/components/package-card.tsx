import type { Package } from '@fieldhouse/contract/billing'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { type BillingPeriod, priceIn, searchOf } from '../billing-period.ts'
import { type OwnPackages, packageChoice, standingOf } from '../family-packages.ts'
import type { PackageContents } from '../package-contents.ts'
import { packageTheme } from '../package-theme.ts'
import { MonthPrice } from './month-price.tsx'
import { OptionLine } from './option-line.tsx'

interface PackageCardProps {
  offer: Package
  contents: PackageContents
  period: BillingPeriod
  /** Null for a visitor. */
  own: OwnPackages | null
  /** One level lower when the board has its own heading. */
  heading?: 'h2' | 'h3' | 'h4'
  /** Opens the payment dialog. */
  onChoose: (offer: Package) => void
}

/** One column of the board. Its six rows line up with its neighbors' rows. */
export const PackageCard = (props: PackageCardProps) => {
  const { offer, contents, period, own, heading: Heading = 'h2', onChoose } = props
  const theme = packageTheme[offer.key]
  const { aMonth, note } = priceIn(period, offer)
  const { base, added, missing } = contents
  const { mark, isHeldByAll, label } = packageChoice(offer, period, own)
  // Nobody needs a first pick who has a package.
  const isPick = offer.is_default && standingOf(own?.family ?? []) !== 'running'
  return (
    <li
      data-theme={theme}
      className={classNames(
        'row-span-6 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3 border-t-4 border-accent px-5 pt-5 pb-7 sm:px-6',
        (isPick || mark !== null) && 'bg-raised',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <Heading className="text-d3">{offer.name}</Heading>
        {(mark ?? isPick) && <Tag tone="accent">{mark ?? 'Good first pick'}</Tag>}
      </div>
      <p className="text-ui text-muted">{offer.tagline}</p>
      <div className="pt-3">
        <MonthPrice amount={aMonth} />
      </div>
      <p className="text-small text-muted">{note}</p>
      <div className="py-2">
        {own && isHeldByAll ? (
          <LinkButton to={own.paymentPage} isBlock isOutlined>
            Manage {offer.name}
          </LinkButton>
        ) : (
          <Button isBlock isOutlined={theme === 'black'} onClick={() => onChoose(offer)}>
            {label}
          </Button>
        )}
        <Link
          to="/packages/$package"
          params={{ package: offer.slug }}
          search={searchOf(period)}
          className="mt-1 flex min-h-8 items-center justify-center text-small underline underline-offset-4 touch:min-h-11"
        >
          More about {offer.name}
        </Link>
      </div>
      <ul>
        {base && <OptionLine name={`Everything in ${base.name}`} />}
        {added.map(({ id, name }) => (
          <OptionLine key={id} name={name} />
        ))}
        {missing.map(({ id, name }) => (
          <OptionLine key={id} name={name} isIncluded={false} />
        ))}
      </ul>
    </li>
  )
}

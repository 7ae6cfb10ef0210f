import { holdsWords, usePackages } from '../package-quotes.ts'
import { TextLink } from './text-link.tsx'

/** The packages with their full price. */
export const PackageRows = () => {
  const packages = usePackages()
  return (
    <dl className="border-b border-line">
      {packages.map((offer, place) => (
        <div
          key={offer.key}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-t border-line py-3.5 sm:grid-cols-[14.5rem_minmax(0,1fr)_auto]"
        >
          <dt className="font-semibold">
            <TextLink to={`/packages/${offer.slug}`}>{offer.name}</TextLink>
          </dt>
          <dd className="max-w-[48ch] text-pretty">{holdsWords(offer, packages[place - 1])}</dd>
          <dd className="mt-1.5 sm:mt-0 sm:text-end">
            <strong className="display block text-d3">{offer.formatted_price.month_price} a month</strong>
            <span className="text-small">or {offer.formatted_price.year_price} a year</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

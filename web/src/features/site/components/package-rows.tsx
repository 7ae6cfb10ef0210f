import { aMonth, aYear, packages } from '../package-prices.ts'
import { TextLink } from './text-link.tsx'

/** The four packages with their whole price. */
export const PackageRows = () => (
  <dl className="border-b border-line">
    {Object.values(packages).map((quote) => (
      <div
        key={quote.name}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-t border-line py-3.5 sm:grid-cols-[14.5rem_minmax(0,1fr)_auto]"
      >
        <dt className="font-semibold">
          <TextLink to={quote.to}>{quote.name}</TextLink>
        </dt>
        <dd className="max-w-[48ch] text-pretty">{quote.holds}</dd>
        <dd className="mt-1.5 sm:mt-0 sm:text-end">
          <strong className="display block text-d3">{aMonth(quote)}</strong>
          <span className="text-small">or {aYear(quote)}</span>
        </dd>
      </div>
    ))}
  </dl>
)

import type { PackageKey } from '@fieldhouse/contract/billing'
import { formatUsd } from '@fieldhouse/contract/billing.amount'
import { type Catalog, type CatalogPackage, withdrawPrice } from '@fieldhouse/contract/billing.catalog'
import { yearPrice } from '@fieldhouse/contract/billing.offer'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { counted } from '../../../lib/counted.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { packageTheme } from '../package-theme.ts'
import { keepCatalog } from './catalog.api.ts'
import { PackageTextsDialog } from './package-texts-dialog.tsx'
import { PriceForm } from './price-form.tsx'
import { type PlannedPrice, plannedLine } from './price-words.ts'

/** ADM-03: each package with its price, what is planned, and who has it. */
export const PricesSection = ({ catalog }: { catalog: Catalog }) => {
  const [open, setOpen] = useState<PackageKey | null>(null)
  const [named, setNamed] = useState<PackageKey | null>(null)
  return (
    <section aria-label="Prices" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SectionHeading as="h2">Prices</SectionHeading>
      <ul className="border-t border-line">
        {catalog.packages.map((offer) => (
          <li key={offer.key} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-b border-line py-4">
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-3 md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_auto]">
              <div className="min-w-0">
                <h3 className="text-d4 font-semibold">{offer.name}</h3>
                <p className="text-small text-muted">{offer.tagline}</p>
              </div>
              <div data-theme={packageTheme[offer.key]} className="min-w-0">
                <p className="display text-d2 leading-none">
                  {formatUsd(offer.month_price)}
                  <span className="ms-1.5 font-sans text-small font-normal tracking-normal text-muted normal-case">
                    a month
                  </span>
                </p>
                <p className="mt-1 text-small text-muted">
                  {formatUsd(yearPrice(offer.month_price))} a year,{' '}
                  {counted(offer.families, 'family', 'families')}
                </p>
              </div>
              <Planned catalog={catalog} offer={offer} />
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  isOutlined
                  aria-expanded={open === offer.key}
                  onClick={() => setOpen(open === offer.key ? null : offer.key)}
                >
                  Change price<span className="sr-only"> of {offer.name}</span>
                </Button>
                <Button
                  size="sm"
                  variant="borderless"
                  aria-haspopup="dialog"
                  onClick={() => setNamed(offer.key)}
                >
                  Rename<span className="sr-only"> {offer.name}</span>
                </Button>
              </div>
            </div>
            {open === offer.key && (
              <PriceForm catalog={catalog} offer={offer} onClose={() => setOpen(null)} />
            )}
          </li>
        ))}
      </ul>
      <PackageTextsDialog
        catalog={catalog}
        offer={catalog.packages.find(({ key }) => key === named) ?? null}
        onClose={() => setNamed(null)}
      />
    </section>
  )
}

const Planned = ({ catalog, offer }: { catalog: Catalog; offer: CatalogPackage }) => {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<PlannedPrice | null>(null)
  const planned = offer.prices.filter(({ state }) => state === 'scheduled')
  const withdraw = async (price: PlannedPrice) => {
    const { data } = await call(withdrawPrice, {
      params: { id: offer.key },
      body: { version: catalog.version, starts_on: price.starts_on },
    })
    keepCatalog(queryClient, data)
    toast.saved()
  }
  return (
    <div className="min-w-0 text-ui">
      {planned.length === 0 ? (
        <p className="text-muted">No change planned</p>
      ) : (
        <ul className="grid gap-1">
          {planned.map((price) => (
            <li key={price.starts_on} className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">{plannedLine(price)}</span>
              <Button size="sm" variant="borderless" aria-haspopup="dialog" onClick={() => setAsked(price)}>
                Take back<span className="sr-only"> {plannedLine(price)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={`Take back ${asked ? plannedLine(asked) : 'the price'}?`}
        text={`${offer.name} keeps the price it has on the day before. Nobody has paid the new one yet.`}
        buttons={[
          { label: 'Cancel' },
          { label: 'Take it back', variant: 'red', onPress: () => asked && withdraw(asked) },
        ]}
      />
    </div>
  )
}

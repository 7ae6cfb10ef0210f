import { ratePercent } from '@fieldhouse/contract/billing.tax-rates'
import { removeTaxRate, type TaxRate } from '@fieldhouse/contract/billing.taxes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { counted } from '../../../lib/counted.ts'
import { pendingList } from '../../../lib/list-state.ts'
import { Day } from '../../../lib/moments.tsx'
import { plainReason } from '../../../lib/plain-reason.ts'
import { stateName } from '../../../lib/state-names.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { taxExample } from './tax-example.ts'
import { TaxRateDialog } from './tax-rate-dialog.tsx'
import { taxRatesQuery } from './taxes.api.ts'

interface Deeds {
  onChange: (rate: TaxRate) => void
  onRemove: (rate: TaxRate) => void
}

const RateActions = ({ rate, onChange, onRemove }: { rate: TaxRate } & Deeds) => (
  <span className="flex flex-wrap gap-2">
    <Button size="sm" isOutlined aria-haspopup="dialog" onClick={() => onChange(rate)}>
      Change
      <span className="sr-only"> the rate of {stateName(rate.state)}</span>
    </Button>
    <Button size="sm" variant="borderless" aria-haspopup="dialog" onClick={() => onRemove(rate)}>
      Remove
      <span className="sr-only"> the rate of {stateName(rate.state)}</span>
    </Button>
  </span>
)

const ChangedBy = ({ rate: { updated_at, updated_by } }: { rate: TaxRate }) => (
  <>
    <Day at={updated_at} />
    {updated_by && `, ${updated_by}`}
  </>
)

const ratesList = (deeds: Deeds): ListConfig<TaxRate> => ({
  name: 'Tax rates',
  faultTitle: 'The tax rates did not load',
  countLine: (total) => (total > 0 ? counted(total, 'state with a tax', 'states with a tax') : ''),
  columns: [
    { key: 'state', header: 'State', cell: ({ state }) => stateName(state) },
    { key: 'rate', header: 'Rate', cell: ({ rate }) => ratePercent(rate) },
    { key: 'example', header: 'Example', align: 'start', cell: ({ state, rate }) => taxExample(state, rate) },
    { key: 'changed', header: 'Last changed', align: 'start', cell: (rate) => <ChangedBy rate={rate} /> },
    { key: 'actions', header: '', align: 'start', cell: (rate) => <RateActions rate={rate} {...deeds} /> },
  ],
  card: (rate) => (
    <div className="grid gap-1.5">
      <p className="font-semibold">
        {stateName(rate.state)} {ratePercent(rate.rate)}
      </p>
      <p className="text-small">{taxExample(rate.state, rate.rate)}</p>
      <p className="text-small text-muted">
        <ChangedBy rate={rate} />
      </p>
      <RateActions rate={rate} {...deeds} />
    </div>
  ),
  rowKey: ({ state }) => state,
  loadingRows: 3,
})

const taxFrame = {
  title: 'Tax Rates',
  about: (
    <p className="max-w-[65ch] text-ui text-muted">
      Sales tax by the state of the billing address. A rate applies to charges from now on; issued invoices
      stay as they are. States without a rate have no tax.
    </p>
  ),
}

/** /admin/tax-rates. */
export const TaxRatesPage = () => {
  const queryClient = useQueryClient()
  const query = useQuery(taxRatesQuery)
  const rates = query.data?.data ?? null
  const [edited, setEdited] = useState<TaxRate | 'new' | null>(null)
  const [removed, setRemoved] = useState<TaxRate | null>(null)
  const keep = (data: TaxRate[]) => queryClient.setQueryData(taxRatesQuery.queryKey, { data })
  const refresh = () => void query.refetch()
  const { run } = useAction(
    async ({ state, version_id }: TaxRate) => {
      keep((await call(removeTaxRate, { params: { state }, query: { version_id } })).data)
      toast(`${stateName(state)} has no tax now`)
    },
    {
      onFault: (error) => {
        toast.error(plainReason(error))
        refresh()
      },
    },
  )
  const add = (
    <Button aria-haspopup="dialog" onClick={() => setEdited('new')}>
      Add a rate
    </Button>
  )
  return (
    <>
      <ListPage
        {...taxFrame}
        action={rates && rates.length > 0 ? add : null}
        list={{
          ...ratesList({ onChange: setEdited, onRemove: setRemoved }),
          state: {
            ...pendingList,
            rows: rates,
            total: rates?.length ?? 0,
            fault: query.error && !rates ? plainReason(query.error) : null,
            onRetry: refresh,
          },
          empty: (
            <EmptyState as="h2" title="No taxes yet" action={add}>
              Add the first state, and its families pay the tax with their next charge.
            </EmptyState>
          ),
        }}
      />
      <TaxRateDialog
        edited={edited}
        taken={(rates ?? []).map(({ state }) => state)}
        onClose={() => setEdited(null)}
        onSaved={(data) => {
          keep(data)
          setEdited(null)
          toast('Saved')
        }}
        onOutdated={refresh}
      />
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        title={`Remove the tax of ${stateName(removed?.state ?? '')}?`}
        text="The next charges there have no tax. Issued invoices stay as they are."
        buttons={[
          { label: 'Keep it' },
          {
            label: 'Remove',
            variant: 'red',
            onPress: () => {
              if (removed) void run(removed)
            },
          },
        ]}
      />
    </>
  )
}

export const TaxRatesPending = () => (
  <ListPage
    {...taxFrame}
    list={{ ...ratesList({ onChange: () => undefined, onRemove: () => undefined }), state: pendingList }}
  />
)

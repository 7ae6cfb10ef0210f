import { centsOfAmount } from '@fieldhouse/contract/billing.amount'
import { type Catalog, type CatalogPackage, updatePackage } from '@fieldhouse/contract/billing.catalog'
import { useQueryClient } from '@tanstack/react-query'
import { DollarSign } from 'lucide-react'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { keepCatalog } from './catalog.api.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { FamiliesPreview } from './families-preview.tsx'
import { pricePreview } from './price-preview.ts'
import { plannedLine, priceWords } from './price-words.ts'

interface PriceFormProps {
  catalog: Catalog
  offer: CatalogPackage
  onClose: () => void
}

/** ADM-03: a price with its first day. What it means is shown before it is saved. */
export const PriceForm = ({ catalog, offer, onClose }: PriceFormProps) => {
  const queryClient = useQueryClient()
  const [amount, setAmount] = useState('')
  const [startsOn, setStartsOn] = useState('')
  const [isConflict, setConflict] = useState(false)
  const cents = centsOfAmount(amount)
  const planned = cents && startsOn ? { month_price: cents, starts_on: startsOn } : null
  const { phase, message, faultOf, formProps } = useForm(
    updatePackage,
    ({ data }) => {
      keepCatalog(queryClient, data)
      if (planned) toast(`Saved. ${offer.name} costs ${plannedLine(planned)}.`)
      onClose()
    },
    {
      params: { id: offer.key },
      bodyOf: (values) => ({
        version: catalog.version,
        month_price: centsOfAmount(String(values.month_price)),
        starts_on: values.starts_on,
      }),
      onRefused: ({ code }) => setConflict(code === 'packages_changed'),
    },
  )
  return (
    <form
      {...formProps}
      aria-label={`A new price for ${offer.name}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,14rem)]">
        <TextField
          label="New price a month"
          name="month_price"
          icon={DollarSign}
          inputMode="decimal"
          placeholder="0.00"
          maxLength={10}
          autoComplete="off"
          isRequired
          value={amount}
          onValueChange={setAmount}
          hint="The price of a year is twelve months less 20%."
          fault={faultOf('month_price')}
        />
        <DateField
          label="First day"
          name="starts_on"
          isRequired
          isFutureAllowed
          min={catalog.earliest_start}
          firstShown={catalog.earliest_start}
          onValueChange={setStartsOn}
          hint="Tomorrow at the earliest."
          fault={faultOf('starts_on')}
        />
      </div>
      {planned ? (
        <FamiliesPreview packages={pricePreview(catalog, offer.key, planned)}>
          {priceWords(offer, planned).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </FamiliesPreview>
      ) : (
        <p className="text-ui text-muted">Enter a price and its first day to see what families will see.</p>
      )}
      {isConflict && message ? (
        <ChangedElsewhere message={message} onReloaded={() => setConflict(false)} />
      ) : (
        <p role="alert" className="text-ui text-danger empty:hidden">
          {isConflict ? null : message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button isOutlined onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isBusy={phase !== 'editing'}>
          Save this price
        </Button>
      </div>
    </form>
  )
}

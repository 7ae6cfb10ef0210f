import { rateOfPercent } from '@fieldhouse/contract/billing.tax-rates'
import { saveTaxRate, type TaxRate } from '@fieldhouse/contract/billing.taxes'
import { usStates } from '@fieldhouse/contract/search.states'
import { useState } from 'react'
import { stateName } from '../../../lib/state-names.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { taxExample } from './tax-example.ts'

interface TaxRateDialogProps {
  /** The rate to change, `new` for another state, or null while it is closed. */
  edited: TaxRate | 'new' | null
  /** The states that have a rate. */
  taken: readonly string[]
  onClose: () => void
  onSaved: (rates: TaxRate[]) => void
  onOutdated: () => void
}

export const TaxRateDialog = ({ edited, onClose, ...form }: TaxRateDialogProps) => (
  <Dialog
    isOpen={edited !== null}
    onClose={onClose}
    size="sm"
    title={edited === null || edited === 'new' ? 'Add a tax rate' : `Tax rate of ${stateName(edited.state)}`}
    description="It applies to charges from now on. Issued invoices stay as they are."
  >
    {edited && (
      <TaxRateForm
        key={edited === 'new' ? 'new' : edited.state}
        rate={edited === 'new' ? null : edited}
        onClose={onClose}
        {...form}
      />
    )}
  </Dialog>
)

interface TaxRateFormProps extends Omit<TaxRateDialogProps, 'edited'> {
  rate: TaxRate | null
}

const TaxRateForm = ({ rate, taken, onClose, onSaved, onOutdated }: TaxRateFormProps) => {
  const [state, setState] = useState(rate?.state ?? '')
  const [percent, setPercent] = useState(rate ? String(rate.rate / 1000) : '')
  const { phase, message, faultOf, formProps } = useForm(saveTaxRate, ({ data }) => onSaved(data), {
    bodyOf: (values) => ({ state, ...values, version_id: rate?.version_id ?? null }),
    onRefused: ({ code }) => {
      if (code === 'tax_rate_changed') onOutdated()
    },
  })
  const typed = rateOfPercent(percent)
  return (
    <form {...formProps} aria-label="Tax rate" className="grid gap-5">
      {!rate && (
        <SelectField
          label="State"
          name="state"
          isRequired
          placeholder="Choose a state"
          options={Object.entries(usStates)
            .filter(([code]) => !taken.includes(code))
            .map(([value, label]) => ({ value, label }))}
          value={state}
          onValueChange={setState}
          fault={faultOf('state')}
        />
      )}
      <TextField
        label="Rate in percent"
        name="percent"
        inputMode="decimal"
        autoComplete="off"
        isRequired
        value={percent}
        onValueChange={setPercent}
        hint={state && typed !== null ? `${taxExample(state, typed)}.` : 'As in 5.75'}
        fault={faultOf('percent')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button size="lg" isOutlined onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="lg" isBusy={phase !== 'editing'}>
          Save
        </Button>
      </div>
    </form>
  )
}

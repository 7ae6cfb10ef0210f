import type { BillingAddress } from '@fieldhouse/contract/billing.account'
import { usStates } from '@fieldhouse/contract/search.states'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

const stateOptions = Object.entries(usStates).map(([value, label]) => ({ value, label }))

interface AddressFieldsProps {
  readonly saved: BillingAddress | null
  readonly faultOf: (field: string) => string | undefined
}

/** Where the bill goes. The names are the ones that browsers fill in by themselves. */
export const AddressFields = ({ saved, faultOf }: AddressFieldsProps) => (
  <div className="grid gap-5 sm:grid-cols-6">
    <div className="sm:col-span-4">
      <TextField
        label="Street address"
        name="address"
        autoComplete="billing address-line1"
        isRequired
        defaultValue={saved?.address}
        fault={faultOf('address')}
      />
    </div>
    <div className="sm:col-span-2">
      <TextField
        label="Apartment (optional)"
        name="apt"
        autoComplete="billing address-line2"
        defaultValue={saved?.apt}
        fault={faultOf('apt')}
      />
    </div>
    <div className="sm:col-span-6">
      <TextField
        label="City"
        name="city"
        autoComplete="billing address-level2"
        isRequired
        defaultValue={saved?.city}
        fault={faultOf('city')}
      />
    </div>
    <div className="sm:col-span-3">
      <SelectField
        label="State"
        name="state"
        autoComplete="billing address-level1"
        placeholder="Please choose"
        isRequired
        options={stateOptions}
        defaultValue={saved?.state}
        fault={faultOf('state')}
      />
    </div>
    <div className="sm:col-span-3">
      <TextField
        label="ZIP code"
        name="zip_code"
        autoComplete="billing postal-code"
        inputMode="numeric"
        maxLength={10}
        isRequired
        defaultValue={saved?.zip_code}
        fault={faultOf('zip_code')}
      />
    </div>
  </div>
)

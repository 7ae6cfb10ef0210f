import { type BillingAddress, saveBillingAddress } from '@fieldhouse/contract/billing.account'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { AddressFields } from '../address-fields.tsx'
import { billingAddressQuery, usePaymentChanged } from './payment.api.ts'

/** PAY-06: the payer's address, for invoices and taxes. */
export const AddressSection = ({ isLocked }: { isLocked: boolean }) => (
  <RailSection
    title="Billing address"
    note="It goes on your invoices, and sales tax depends on the state. We can only take addresses in the United States."
  >
    <AddressState isLocked={isLocked} />
  </RailSection>
)

const AddressState = ({ isLocked }: { isLocked: boolean }) => {
  const { data, error, isFetching, refetch } = useQuery(billingAddressQuery)
  if (error && !data)
    return (
      <ErrorState title="Your address did not load" isRetrying={isFetching} onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonRows rows={3} hasPicture={false} />
      </LoadingRegion>
    )
  return <AddressForm saved={data.data} isLocked={isLocked} />
}

interface AddressFormProps {
  saved: BillingAddress | null
  isLocked: boolean
}

const AddressForm = ({ saved, isLocked }: AddressFormProps) => {
  const queryClient = useQueryClient()
  const reload = usePaymentChanged()
  const { phase, message, faultOf, formProps } = useForm(saveBillingAddress, (answer) => {
    queryClient.setQueryData(billingAddressQuery.queryKey, answer)
    toast('Your billing address is saved.')
    // The next charge may have another tax now.
    void reload()
  })
  return (
    <form {...formProps} aria-label="Billing address">
      <fieldset disabled={isLocked} className="grid gap-5">
        <input type="hidden" name="country" value="US" />
        <AddressFields saved={saved} faultOf={faultOf} />
        <div className="sm:w-1/2">
          <PhoneField
            label="Phone (optional)"
            name="phone"
            autoComplete="billing tel-national"
            defaultValue={saved?.phone}
            fault={faultOf('phone')}
          />
        </div>
        <div className="grid justify-items-start gap-3">
          <p role="alert" className="text-small text-danger empty:hidden">
            {message}
          </p>
          <Button type="submit" isBusy={phase === 'sending'}>
            Save address
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

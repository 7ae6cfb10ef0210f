import { getBillingAddress, saveBillingAddress } from '@fieldhouse/contract/billing.account'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { AddressFields } from '../address-fields.tsx'

/** The tax depends on the state, so the address comes before the card. */
export const PurchaseAddress = ({ onSaved }: { onSaved: () => void }) => {
  const { data, isPending } = useQuery(queryOf(getBillingAddress, {}))
  const { formProps, faultOf, message, phase } = useForm(saveBillingAddress, onSaved)
  if (isPending) return <SkeletonLines lines={6} />
  const known = data?.data
  return (
    <form {...formProps} aria-label="Billing address" className="grid gap-5">
      <p className="text-muted">The tax depends on your state, so we need your billing address first.</p>
      {/* A phone number that is already there stays. */}
      <input type="hidden" name="phone" value={known?.phone ?? ''} />
      <AddressFields saved={known ?? null} faultOf={faultOf} />
      {message && (
        <Notice tone="danger" isAlert>
          {message}
        </Notice>
      )}
      <Button type="submit" size="lg" isBlock isBusy={phase === 'sending'}>
        Continue
      </Button>
    </form>
  )
}

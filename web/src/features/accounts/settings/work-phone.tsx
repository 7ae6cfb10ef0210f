import { saveWorkPhone, type User } from '@fieldhouse/contract/accounts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { useAccountChanged } from './use-account-changed.ts'

interface WorkPhoneProps {
  viewer: User
  isLocked: boolean
}

/** MSG-04: the phone of success coaches and staff. */
export const WorkPhone = ({ viewer, isLocked }: WorkPhoneProps) => {
  const refresh = useAccountChanged()
  const { phase, message, faultOf, formProps } = useForm(saveWorkPhone, () => {
    toast.saved()
    void refresh()
  })
  return (
    <form {...formProps} aria-label="Phone" className="grid max-w-96 gap-4">
      <PhoneField
        label="Phone"
        name="phone"
        defaultValue={viewer.phone ?? ''}
        disabled={isLocked}
        fault={faultOf('phone')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div>
        <Button type="submit" isOutlined disabled={isLocked} isBusy={phase === 'sending'}>
          Save phone
        </Button>
      </div>
    </form>
  )
}

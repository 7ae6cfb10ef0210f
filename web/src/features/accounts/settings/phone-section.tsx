import { saveWorkPhone, type User } from '@fieldhouse/contract/accounts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { useAccountChanged } from './use-account-changed.ts'

interface PhoneSectionProps {
  viewer: User
  isLocked: boolean
}

const noteOf = ({ type }: Pick<User, 'type'>): string =>
  type === 'rsc'
    ? 'The families on your roster see it and can call you. Nobody else does.'
    : 'For work. Visitors, families and coaches do not see it.'

/** MSG-04: the phone of success coaches and staff. */
export const PhoneSection = ({ viewer, isLocked }: PhoneSectionProps) => {
  const refresh = useAccountChanged()
  const { phase, message, faultOf, formProps } = useForm(saveWorkPhone, () => {
    toast.saved()
    void refresh()
  })
  return (
    <RailSection title="Phone" note={noteOf(viewer)}>
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
    </RailSection>
  )
}

import { type ListedCode, setCommission } from '@fieldhouse/contract/affiliates.codes'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface CommissionDialogProps {
  isOpen: boolean
  onClose: () => void
  code: ListedCode
  onSaved: () => void
}

/** Only for super admins. */
export const CommissionDialog = ({ isOpen, onClose, code, onSaved }: CommissionDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={`Commission of ${code.code}`}
    description="A change counts for payments from now on. What was earned before stays as it is."
    closesOutside={false}
    size="sm"
  >
    <CommissionForm code={code} onSaved={onSaved} />
  </Dialog>
)

const CommissionForm = ({ code, onSaved }: Pick<CommissionDialogProps, 'code' | 'onSaved'>) => {
  const { phase, message, faultOf, formProps } = useForm(setCommission, onSaved, { params: { id: code.id } })
  return (
    <form {...formProps} className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-label="Commission">
      <input type="hidden" name="version" value={code.version} />
      <TextField
        label="Commission"
        name="commission_percent"
        defaultValue={code.commission_percent}
        suffix="%"
        inputMode="numeric"
        autoComplete="off"
        isRequired
        fault={faultOf('commission_percent')}
      />
      <TextField
        label="Months after a sign-up"
        name="commission_months"
        defaultValue={code.commission_months}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        fault={faultOf('commission_months')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
        Save
      </Button>
    </form>
  )
}

import { createPromoCode, editPromoCode, type ListedCode } from '@fieldhouse/contract/affiliates.codes'
import type { ReactNode } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface CodeDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The code to change. Without one, a new code is created. */
  code?: ListedCode | undefined
  onSaved: (id: string) => void
}

/** Creates a promo code, or changes one. */
export const CodeDialog = ({ isOpen, onClose, code, onSaved }: CodeDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={code ? `Edit ${code.code}` : 'New code'}
    description={
      code
        ? 'Packages that were bought with this code keep their discount.'
        : 'A new code earns its owner 20% of each payment for 12 months.'
    }
    closesOutside={false}
    size="sm"
  >
    {code ? <EditCodeForm code={code} onSaved={onSaved} /> : <NewForm onSaved={onSaved} />}
  </Dialog>
)

type Saved = Pick<CodeDialogProps, 'onSaved'>

const NewForm = ({ onSaved }: Saved) => {
  const form = useForm(createPromoCode, ({ data }) => onSaved(data.id))
  return (
    <FormFrame form={form} label="New code" submit="Create code">
      <TextField
        label="Code"
        name="promo_code"
        hint="3 to 10 letters and digits. It can’t be changed later."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
        isRequired
        fault={form.faultOf('promo_code')}
      />
      <CodeFields faultOf={form.faultOf} />
    </FormFrame>
  )
}

const EditCodeForm = ({ code, onSaved }: Saved & { code: ListedCode }) => {
  const form = useForm(editPromoCode, ({ data }) => onSaved(data.id), { params: { id: code.id } })
  return (
    <FormFrame form={form} label={`Edit ${code.code}`} submit="Save">
      <input type="hidden" name="version" value={code.version} />
      <CodeFields code={code} faultOf={form.faultOf} />
    </FormFrame>
  )
}

interface FormFrameProps {
  form: Pick<ReturnType<typeof useForm>, 'phase' | 'message' | 'formProps'>
  label: string
  submit: string
  children: ReactNode
}

const FormFrame = ({ form: { phase, message, formProps }, label, submit, children }: FormFrameProps) => (
  <form {...formProps} className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-label={label}>
    {children}
    <p role="alert" className="text-small text-danger empty:hidden">
      {message}
    </p>
    <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
      {submit}
    </Button>
  </form>
)

interface CodeFieldsProps {
  code?: ListedCode
  faultOf: (field: string) => string | undefined
}

const CodeFields = ({ code, faultOf }: CodeFieldsProps) => (
  <>
    <TextField
      label="Discount"
      name="discount"
      defaultValue={code?.text.replace(' off', '')}
      hint="Such as 15% or $10.00"
      autoComplete="off"
      isRequired
      fault={faultOf('discount')}
    />
    <TextField
      label="Months of discount"
      name="months"
      defaultValue={code?.months ?? ''}
      hint="Empty: for as long as the package runs"
      inputMode="numeric"
      autoComplete="off"
      fault={faultOf('months')}
    />
    <TextField
      label="Limit of uses"
      name="max_uses"
      defaultValue={code?.max_uses ?? ''}
      hint={code ? `Used ${code.uses.toLocaleString('en-US')} times. Empty: no limit` : 'Empty: no limit'}
      inputMode="numeric"
      autoComplete="off"
      fault={faultOf('max_uses')}
    />
    <DateField
      label="Last day"
      name="valid_through"
      defaultValue={code?.valid_through ?? ''}
      firstShown={code?.valid_through ?? new Date().toISOString().slice(0, 10)}
      hint="Empty: until you end it"
      isFutureAllowed
      fault={faultOf('valid_through')}
    />
    <TextField
      label="Owner’s email"
      name="owner_email"
      type="email"
      defaultValue={code?.owner?.email ?? ''}
      hint="The account that earns the commission. Empty: our own code"
      autoComplete="off"
      fault={faultOf('owner_email')}
    />
  </>
)

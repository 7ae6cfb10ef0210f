import { addOwnTask } from '@fieldhouse/contract/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '../../../lib/use-form.ts'
import { useTextDraft } from '../../../lib/use-form-draft.ts'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { refreshTasks } from '../tasks.api.ts'

interface OwnTaskDialogProps {
  userId: string
  isOpen: boolean
  onClose: () => void
}

/** Closed without sending, it keeps what was typed for this athlete. */
export const OwnTaskDialog = ({ userId, isOpen, onClose }: OwnTaskDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    closesOutside={false}
    size="sm"
    title="Add your own task"
    description="It is worth 0%, so the progress stays the same. Its time counts."
  >
    {isOpen && <OwnTaskForm userId={userId} onClose={onClose} />}
  </Dialog>
)

const OwnTaskForm = ({ userId, onClose }: Pick<OwnTaskDialogProps, 'userId' | 'onClose'>) => {
  const queryClient = useQueryClient()
  const { draft, keepTyped, forget } = useTextDraft(['own-task', userId])
  const { phase, message, faultOf, formProps } = useForm(
    addOwnTask,
    () => {
      forget()
      refreshTasks(queryClient)
      onClose()
    },
    { bodyOf: (values) => ({ ...values, user_id: userId }) },
  )
  return (
    <form
      {...formProps}
      aria-label="Add your own task"
      onChange={(event) => {
        formProps.onChange(event)
        keepTyped(event.currentTarget)
      }}
      className="grid gap-5"
    >
      <TextField
        label="Name"
        name="name"
        isRequired
        maxLength={80}
        autoComplete="off"
        placeholder="Call with Coach Ferreira"
        defaultValue={draft.name}
        fault={faultOf('name')}
      />
      <TextField
        label="What done looks like"
        name="done_when"
        maxLength={200}
        autoComplete="off"
        defaultValue={draft.done_when}
        fault={faultOf('done_when')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <SaveFooter
        on="dialog"
        onCancel={onClose}
        saveText="Add task"
        busyText="Adding…"
        isBusy={phase === 'sending'}
      />
    </form>
  )
}

import { addTaskTime, longestDone, type Task } from '@fieldhouse/contract/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { useTextDraft } from '../../../lib/use-form-draft.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { localDay } from '../../../ui/forms/date-rules.ts'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { putTaskChange } from '../tasks.api.ts'
import { addTimeBody, firstAddTime } from './add-time.ts'

interface AddTimeDialogProps {
  /** Null while it is closed. */
  task: Task | null
  onClose: () => void
}

/** Adds time that was worked without the clock. Closed without sending, it keeps what was typed for this task. */
export const AddTimeDialog = ({ task, onClose }: AddTimeDialogProps) => (
  <Dialog
    isOpen={task !== null}
    onClose={onClose}
    closesOutside={false}
    size="sm"
    title="Add time"
    description={task && `For work on ${task.name} when the clock was not running, at most a week ago.`}
  >
    {task && <AddTimeForm task={task} onClose={onClose} />}
  </Dialog>
)

const AddTimeForm = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  const queryClient = useQueryClient()
  const [first] = useState(() => firstAddTime(new Date()))
  const { draft, keepTyped, forget } = useTextDraft(['add-time', task.id])
  const { phase, message, faultOf, formProps } = useForm(
    addTaskTime,
    ({ data }) => {
      forget()
      void putTaskChange(queryClient, data)
      toast(`The time is added to ${task.name}.`)
      onClose()
    },
    { bodyOf: (values) => ({ ...addTimeBody(values), task_id: task.id, user_id: task.user_id }) },
  )
  return (
    <form
      {...formProps}
      aria-label="Add time"
      onChange={(event) => {
        formProps.onChange(event)
        keepTyped(event.currentTarget)
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label="Day"
          name="from"
          isRequired
          firstShown={localDay(new Date())}
          defaultValue={draft.from ?? first.date}
          fault={faultOf('from')}
        />
        <TextField
          label="Started at"
          name="from_time"
          type="time"
          isRequired
          defaultValue={draft.from_time ?? first.time}
        />
      </div>
      <div className="grid grid-cols-2 gap-5">
        <TextField
          label="Hours"
          name="hours"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          defaultValue={draft.hours}
        />
        <TextField
          label="Minutes"
          name="time"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          defaultValue={draft.time}
          fault={faultOf('time')}
        />
      </div>
      <TextField
        label="What was done"
        name="done"
        maxLength={longestDone}
        autoComplete="off"
        hint="The family reads this."
        defaultValue={draft.done}
        fault={faultOf('done')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <SaveFooter
        on="dialog"
        onCancel={onClose}
        saveText="Add time"
        busyText="Adding…"
        isBusy={phase === 'sending'}
      />
    </form>
  )
}

import { addCoachNote, type CoachNote, changeCoachNote, longestCoachNote } from '@fieldhouse/contract/tasks'
import { useEffect, useRef } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { LeaveQuestion } from '../../../ui/overlays/leave-question.tsx'

interface NoteFormProps {
  userId: string
  /** The note to change. Without it, a new one. */
  note?: CoachNote | undefined
  onSaved: () => void
  onCancel: () => void
}

export const NoteForm = ({ userId, note, onSaved, onCancel }: NoteFormProps) => {
  const { phase, message, faultOf, formProps } = useForm(
    note ? changeCoachNote : addCoachNote,
    () => onSaved(),
    { params: { id: note?.id ?? userId } },
  )
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const wouldLose = () => (field.current?.value ?? '') !== (note?.text ?? '')
  return (
    <form {...formProps} aria-label={note ? 'Edit note' : 'New note'} className="grid gap-3.5 py-3.5">
      <TextArea
        label="Note"
        name="text"
        ref={field}
        rows={4}
        maxLength={longestCoachNote}
        defaultValue={note?.text}
        fault={faultOf('text')}
      />
      <Switch
        label="Family sees it"
        hint="Otherwise only you see it, and any success coach after you."
        name="is_shared"
        defaultChecked={note?.is_shared}
      />
      <Switch label="Pin to the top" name="is_pinned" defaultChecked={note?.is_pinned} />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <SaveFooter
        on="card"
        onCancel={onCancel}
        saveText={note ? 'Save note' : 'Add note'}
        isBusy={phase === 'sending'}
      />
      <LeaveQuestion wouldLose={wouldLose} text="Your note is not saved yet." />
    </form>
  )
}

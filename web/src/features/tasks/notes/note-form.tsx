import { addCoachNote, type CoachNote, changeCoachNote, longestCoachNote } from '@fieldhouse/contract/tasks'
import { useForm } from '../../../lib/use-form.ts'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'

interface NoteFormProps {
  userId: string
  /** The note to change. Without it, a new one. */
  note?: CoachNote | undefined
  onSaved: () => void
  onCancel: () => void
}

/** Stable, so drawing it again moves nothing. */
const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus()

export const NoteForm = ({ userId, note, onSaved, onCancel }: NoteFormProps) => {
  const { phase, message, faultOf, formProps } = useForm(
    note ? changeCoachNote : addCoachNote,
    () => onSaved(),
    { params: { id: note?.id ?? userId } },
  )
  return (
    <form {...formProps} aria-label={note ? 'Edit note' : 'New note'} className="grid gap-3.5 py-3.5">
      <TextArea
        label="Note"
        name="text"
        ref={takeFocus}
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
    </form>
  )
}

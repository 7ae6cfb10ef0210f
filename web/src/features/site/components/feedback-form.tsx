import { sendFeedback } from '@fieldhouse/contract/site'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

export interface FeedbackFormProps {
  onClose: () => void
  /** Where it happened. */
  path: string
  /** The id in our log, or empty when the error never reached the server. */
  requestId: string
}

export const FeedbackForm = ({ onClose, path, requestId }: FeedbackFormProps) => {
  const { phase, message, faultOf, formProps } = useForm(sendFeedback)
  if (phase === 'sent')
    return (
      <div className="grid gap-6">
        <p role="status">Thank you. We got it, along with the error details from our log.</p>
        <div>
          <Button autoFocus onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    )
  return (
    <form {...formProps} className="grid gap-5" aria-label="Provide feedback">
      <input type="hidden" name="page_url" value={path} />
      <input type="hidden" name="request_id" value={requestId} />
      <TextArea
        label="What happened?"
        name="feedback_message"
        rows={5}
        maxLength={5000}
        isRequired
        hint="What you did, and what you expected to see."
        fault={faultOf('feedback_message')}
      />
      <TextField
        label="Email"
        name="feedback_email"
        type="email"
        autoComplete="email"
        hint="Only if you would like an answer."
        fault={faultOf('feedback_email')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div>
        <Button type="submit" isBusy={phase === 'sending'}>
          {phase === 'sending' ? 'Sending…' : 'Send feedback'}
        </Button>
      </div>
    </form>
  )
}

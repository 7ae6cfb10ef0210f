import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx'

export type FeedbackDialogProps = FeedbackFormProps & { isOpen: boolean }

/** SHL-03: what went wrong, in the person's own words. */
export const FeedbackDialog = ({ isOpen, ...form }: FeedbackDialogProps) => (
  <Dialog isOpen={isOpen} onClose={form.onClose} title="Provide feedback" size="sm">
    <FeedbackForm {...form} />
  </Dialog>
)

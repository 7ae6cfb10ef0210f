import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'

interface SurveyDoneProps {
  isOpen: boolean
  /** As in “36 colleges”. */
  total: string | null
  onClose: () => void
  onFinish: () => void
}

/** BCM-01: the survey is complete. */
export const SurveyDone = ({ isOpen, total, onClose, onFinish }: SurveyDoneProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    onClose={onClose}
    title="Your matches are ready"
    text={`${total ? `${total} passed your must-haves. ` : ''}You can change your answers at any time.`}
    buttons={[
      { label: 'Stay in the survey' },
      { label: 'See your matches', variant: 'default', onPress: onFinish, isFocused: true },
    ]}
  />
)

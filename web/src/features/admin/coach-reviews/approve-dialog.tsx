import type { CoachReview } from '@fieldhouse/contract/colleges.verification'
import type { RefObject } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { approve, isOutdated, tellOutdated } from './review-decisions.ts'
import { familiesSee, gainsOf } from './review-labels.ts'

interface Approved extends Pick<CoachReview, 'user_id' | 'first_name' | 'last_name' | 'position'> {
  college: { id: number; name: string } | null
  team: { id: string; name: string } | null
}

interface ApproveDialogProps {
  /** Null while it is closed. */
  review: Approved | null
  /** "Confirm" for the creator of a team's link. */
  verb: 'Approve' | 'Confirm'
  onClose: () => void
  onApproved: () => void
  /** It was already decided. */
  onOutdated: () => void
  /** Gets the focus when the row is gone. */
  returnTo: RefObject<HTMLElement | null>
}

/** Says what an approval allows before it is given. */
export const ApproveDialog = ({
  review,
  verb,
  onClose,
  onApproved,
  onOutdated,
  returnTo,
}: ApproveDialogProps) => {
  const press = async (approved: Approved) => {
    try {
      await approve(approved)
    } catch (error) {
      if (!isOutdated(error)) throw error
      tellOutdated(error)
      return onOutdated()
    }
    onApproved()
  }
  return (
    <ConfirmDialog
      isOpen={review !== null}
      onClose={onClose}
      returnTo={returnTo}
      title={review ? `${verb} ${fullName(review)}?` : ''}
      text={review && <Gains review={review} />}
      buttons={[
        { label: 'Cancel' },
        ...(review ? [{ label: verb, variant: 'default' as const, onPress: () => press(review) }] : []),
      ]}
    />
  )
}

const Gains = ({ review }: { review: Approved }) => {
  const { first_name, college, team, position } = review
  const job = [position, college?.name ?? team?.name].filter(Boolean).join(', ')
  return (
    <div className="grid gap-3 text-ui">
      {job && <p className="font-semibold text-text wrap-anywhere">{job}</p>}
      <p>{first_name} will be able to:</p>
      <ul className="grid list-disc gap-1.5 ps-5">
        {gainsOf(review).map((gain) => (
          <li key={gain} className="wrap-anywhere">
            {gain}
          </li>
        ))}
      </ul>
      <p>{familiesSee(review)}</p>
    </div>
  )
}

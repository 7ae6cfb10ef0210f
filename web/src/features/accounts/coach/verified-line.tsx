import type { User } from '@fieldhouse/contract/accounts'
import { BadgeCheck } from 'lucide-react'
import { Day } from '../../../lib/moments.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { canConfirmEmail, isReviewDue, verifiedWords } from './status-labels.ts'
import { useVerification } from './use-verification.ts'

/** How a coach was verified, and when that has to be confirmed again. */
export const VerifiedLine = ({ viewer }: { viewer: User }) => {
  const { data, dataUpdatedAt } = useVerification(viewer)
  const verification = data?.data
  return (
    <>
      <p className="flex gap-2 text-ui text-muted">
        <Icon of={BadgeCheck} className="mt-0.5 text-positive" />
        <span>{verification ? verifiedWords(verification) : 'Verified coach'}</span>
      </p>
      {verification?.verified_until &&
        isReviewDue(verification, dataUpdatedAt) &&
        canConfirmEmail(verification) && (
          <Notice
            tone="warning"
            title="Time for a second check"
            action={
              <LinkButton to="/coach/setting" size="sm" isOutlined>
                Confirm now
              </LinkButton>
            }
          >
            Please confirm your college email by <Day at={verification.verified_until} />. It takes one
            minute.
          </Notice>
        )}
    </>
  )
}

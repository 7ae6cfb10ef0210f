import { useState } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { type Claimed, useClaims } from './use-claims.ts'

/** COA-02: whether to take a new athlete. A decline is asked about, since it is final for this coach. */
export const ClaimButtons = ({ athlete }: { athlete: Claimed }) => {
  const { claim, decline } = useClaims()
  const [isAsking, setAsking] = useState(false)
  const { run, isBusy } = useAction(() => claim(athlete), {
    onFault: (error) => toast.error(plainReason(error)),
  })
  const name = fullName(athlete)
  return (
    <div className="flex flex-wrap gap-1">
      <Button size="sm" isOutlined isBusy={isBusy} onClick={() => void run()}>
        Claim
        <span className="sr-only"> {name}</span>
      </Button>
      <Button
        size="sm"
        variant="borderless"
        aria-haspopup="dialog"
        disabled={isBusy}
        onClick={() => setAsking(true)}
      >
        Decline
        <span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Decline ${name}?`}
        text={`${athlete.first_name} won’t be offered to you again. Other success coaches can still claim them.`}
        buttons={[{ label: 'Cancel' }, { label: 'Decline', variant: 'red', onPress: () => decline(athlete) }]}
      />
    </div>
  )
}

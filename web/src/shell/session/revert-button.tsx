import { revertToAdmin } from '@fieldhouse/contract/accounts'
import { Undo2 } from 'lucide-react'
import { call } from '../../lib/api.ts'
import { useAction } from '../../lib/use-action.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { useArrival } from './enter.ts'
import { forgetReturnPlace, readReturnPlace } from './impersonation.ts'
import { whileChanging } from './viewer-change.ts'

/** ACC-15: lets an impersonating admin return, with a text label. */
export const RevertButton = () => {
  const arrive = useArrival()

  const revert = async () => {
    await whileChanging(async () => {
      await call(revertToAdmin, {})
      const place = readReturnPlace()
      forgetReturnPlace()
      await arrive(() => place)
    })
    toast('Switched back to admin account successfully.')
  }
  const { run, isBusy } = useAction(revert, {
    onFault: () => toast.error('Failed to switch back to admin account. Please try again.'),
  })

  return (
    <div className="fixed start-4 bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--bottom-bar)+var(--save-footer))] z-35 rounded-sm bg-bg shadow-float">
      <Tooltip text="Switch to Admin Account">
        {(trigger) => (
          <Button size="lg" {...trigger} isBusy={isBusy} onClick={() => void run()}>
            <Icon of={Undo2} />
            Switch to Admin Account
          </Button>
        )}
      </Tooltip>
    </div>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { reloadCatalog } from './catalog.api.ts'

interface ChangedElsewhereProps {
  message: string
  onReloaded: () => void
}

/** Another admin was faster. What was typed stays, and the packages around it are loaded again. */
export const ChangedElsewhere = ({ message, onReloaded }: ChangedElsewhereProps) => {
  const queryClient = useQueryClient()
  const { run, isBusy } = useAction(
    async () => {
      await reloadCatalog(queryClient)
      onReloaded()
    },
    { onFault: (error) => toast.error(plainReason(error)) },
  )
  return (
    <Notice
      isAlert
      tone="warning"
      title={message}
      action={
        <Button size="sm" isOutlined isBusy={isBusy} onClick={() => void run()}>
          Reload the packages
        </Button>
      }
    >
      What you typed stays here.
    </Notice>
  )
}

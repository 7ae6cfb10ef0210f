import { startWork } from '@fieldhouse/contract/admin.work'
import type { Input } from '@fieldhouse/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshWork } from './work.api.ts'

/** Starts work on a whole list. Its progress is at the top of the page. */
export const useStartWork = (onStarted?: () => void) => {
  const queryClient = useQueryClient()
  return useAction(
    async (order: Input<typeof startWork>['body']) => {
      await call(startWork, { body: order })
      toast('Started. You can leave this page.')
      onStarted?.()
    },
    {
      onFault: (error) => toast.error(plainReason(error)),
      onEnd: () => refreshWork(queryClient),
    },
  )
}

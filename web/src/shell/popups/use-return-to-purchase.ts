import { useRouter } from '@tanstack/react-router'
import { toast } from '../../ui/feedback/toast.ts'
import { openPopup } from '../popups.ts'
import { tellOtherTabs } from '../session/session-tabs.ts'
import { useViewerChange } from '../session/viewer-change.ts'
import type { PendingPurchase } from './pending-purchase.ts'

/** PAY-02: somebody signed in to pay. The page behind switches to them, and the payment goes on. */
export const useReturnToPurchase = () => {
  const router = useRouter()
  const { askViewer, passTo } = useViewerChange()
  return async (purchase: PendingPurchase): Promise<void> => {
    const viewer = await askViewer().catch((error: Error) => {
      toast.error(error.message)
      return undefined
    })
    if (viewer === undefined) return
    tellOtherTabs(viewer?.id ?? null)
    await passTo(viewer, () => router.invalidate())
    if (!viewer)
      return void toast.error('Your browser did not keep you signed in. Please allow cookies for Fieldhouse.')
    openPopup(viewer.type === 'unknown' ? { name: 'select-role' } : { name: 'payment', ...purchase })
  }
}

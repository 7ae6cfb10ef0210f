import { useRouter } from '@tanstack/react-router'
import { AffiliateDialog } from '../../features/affiliates/activation/affiliate-dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { closePopup, type PopupProps } from '../popups.ts'
import { tellOtherTabs } from '../session/session-tabs.ts'
import { useViewerChange } from '../session/viewer-change.ts'

/** ACC-16. */
export const AffiliatePopup = ({ isOpen, popup }: PopupProps<'affiliate'>) => {
  const router = useRouter()
  const { askViewer, passTo } = useViewerChange()

  /** The page behind switches to them while they read that everything is ready. */
  const enter = async () => {
    const viewer = await askViewer()
    tellOtherTabs(viewer?.id ?? null)
    await passTo(viewer, () => router.invalidate())
  }

  return (
    <AffiliateDialog
      isOpen={isOpen}
      code={popup.code}
      onClose={closePopup}
      onRefused={(message) => {
        closePopup()
        toast.error(message)
      }}
      onSignedIn={() => void enter().catch((error: Error) => toast.error(error.message))}
    />
  )
}

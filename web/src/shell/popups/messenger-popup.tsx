import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MessengerDialog } from '../../features/messaging/components/messenger-dialog.tsx'
import { closePopup, type PopupProps } from '../popups.ts'
import { useViewer } from '../use-viewer.ts'

/** MSG-04: the chat with the own success coach, or with a coach for whoever has no recruiting center. */
export const MessengerPopup = ({ popup, ...frame }: PopupProps<'messenger'>) => {
  const viewer = useViewer()
  const router = useRouter()
  const { isOpen } = frame
  // It fills the screen of a phone: whoever goes back would see nothing happen.
  useEffect(
    () =>
      isOpen
        ? router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && closePopup())
        : undefined,
    [isOpen, router],
  )
  if (!viewer) return null
  return <MessengerDialog {...frame} viewer={viewer} chat={popup.chat ?? null} onClose={closePopup} />
}

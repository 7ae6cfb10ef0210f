import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MessengerDialog } from '../../features/messaging/components/messenger-dialog.tsx'
import { closePopup, type PopupProps } from '../popups.ts'
import { useViewer } from '../use-viewer.ts'

/** MSG-04: the chat with the person's success coach, or with a coach for a person without a recruiting center. */
export const MessengerPopup = ({ popup, ...frame }: PopupProps<'messenger'>) => {
  const viewer = useViewer()
  const router = useRouter()
  const { isOpen } = frame
  // It fills a phone's screen, so Back has to close it.
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

import type { ConversationFacts } from '@fieldhouse/contract/messaging'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EndedLine } from '../../features/billing/ended/ended-line.tsx'
import { MessengerDialog } from '../../features/messaging/components/messenger-dialog.tsx'
import { ChatPackage } from '../messages/chat-package.tsx'
import { closePopup, openPayment, type PopupProps } from '../popups.ts'
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
  return (
    <MessengerDialog
      {...frame}
      viewer={viewer}
      chat={popup.chat ?? null}
      ended={(facts) => <EndedChat facts={facts} viewerId={viewer.id} />}
      // The line on top has the way back already.
      offer={(facts) => facts.package_ended_on === null && <ChatPackage facts={facts} />}
      onClose={closePopup}
    />
  )
}

interface EndedChatProps {
  facts: ConversationFacts
  viewerId: string
}

/** PAY-04: the payment returns to the page behind the chat. */
const EndedChat = ({ facts: { athlete, contact, package_ended_on }, viewerId }: EndedChatProps) => {
  const here = useRouterState({ select: ({ location }) => location.href })
  if (package_ended_on === null) return null
  return (
    <EndedLine
      feature={contact.type === 'rsc' ? 'success-coach' : 'recruiting-center'}
      endedOn={package_ended_on}
      reader="family"
      athleteName={athlete.id === viewerId ? null : athlete.first_name}
      athleteUserId={athlete.id}
      returnTo={here}
      onChoose={(packageKey, cycle) => openPayment(packageKey, cycle, here, athlete.id)}
    />
  )
}

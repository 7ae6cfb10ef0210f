import type { User } from '@fieldhouse/contract/accounts'
import { useRouterState } from '@tanstack/react-router'
import { MessagesDropdown } from '../../features/messaging/components/messages-dropdown.tsx'
import { MessagesRing } from '../../features/messaging/components/messages-ring.tsx'
import { MessagesWatch } from '../../features/messaging/components/messages-watch.tsx'
import type { OnDemandProps } from '../../ui/loading/on-demand.tsx'
import { openPopup } from '../popups.ts'
import { useViewer } from '../use-viewer.ts'
import { messagesIn } from './messages-in.ts'

export interface MessagesControlProps extends OnDemandProps {
  viewer: User | null
}

/** MSG-03, MSG-05: the messages of whoever is signed in, in the header of every page. */
export const MessagesControl = ({ isOpen, viewer }: MessagesControlProps) => {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // Of somebody who is only shown, as in the showcase, there is nothing to ask for.
  const isPresent = useViewer()?.id === viewer?.id
  const look = isPresent && viewer && messagesIn(viewer, path)
  if (!isOpen || !viewer || !look) return null
  return (
    <>
      <MessagesWatch viewer={viewer} />
      {look === 'ring' && <MessagesRing viewer={viewer} />}
      {look === 'dropdown' && (
        <MessagesDropdown viewer={viewer} onChat={(chat) => openPopup({ name: 'messenger', chat })} />
      )}
    </>
  )
}

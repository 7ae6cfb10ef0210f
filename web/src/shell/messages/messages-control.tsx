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

/** MSG-03, MSG-05: the signed-in person's messages, in the header of every page. */
export const MessagesControl = ({ isOpen, viewer }: MessagesControlProps) => {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // A sample person, as in the showcase, has nothing to load.
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

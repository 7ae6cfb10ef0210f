import type { User } from '@fieldhouse/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { unreadQuery } from '../../../lib/unread.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { onDemand } from '../../../ui/loading/on-demand.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { Chat } from '../chat-address.ts'
import type { DropdownBodyProps } from './messages-dropdown-body.tsx'

const { OnDemand: Body, preload: preloadMessages } = onDemand<DropdownBodyProps>(() =>
  import('./messages-dropdown-body.tsx').then(({ MessagesDropdownBody }) => MessagesDropdownBody),
)

interface MessagesDropdownProps {
  viewer: User
  /** Opens a conversation over the page, for a person without a page for it. */
  onChat: (chat: Chat) => void
}

/** MSG-03: the messages in the header, with the unread count. */
export const MessagesDropdown = ({ viewer, onChat }: MessagesDropdownProps) => {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { data } = useQuery(unreadQuery())
  const unread = data ? data.data.message + data.data.system : 0
  const router = useRouter()

  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && setOpen(false)),
    [router],
  )

  return (
    <>
      <Button
        ref={trigger}
        variant="borderless"
        isIcon
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadMessages}
        onFocus={preloadMessages}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="relative grid">
          <Icon of={MessageCircle} name="Messages" />
          <span className="absolute -end-2.5 -top-2 grid">
            <Badge count={unread} label={`${unread > 99 ? 'More than 99' : unread} unread`} />
          </span>
        </span>
      </Button>
      <Body
        isOpen={isOpen}
        trigger={trigger}
        viewer={viewer}
        counts={data?.data}
        onClose={() => setOpen(false)}
        onChat={onChat}
      />
    </>
  )
}

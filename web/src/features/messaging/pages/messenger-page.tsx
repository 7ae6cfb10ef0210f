import type { ReactNode } from 'react'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { MessagesCenter, type MessagesCenterProps } from '../components/messages-center.tsx'

/** /coach/messenger: fills the height below the header, so its parts scroll separately. */
export const MessengerPage = (center: MessagesCenterProps) => (
  <MessengerFrame>
    <MessagesCenter {...center} heading={<ListTitle />} />
  </MessengerFrame>
)

const MessengerFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex h-(--page-window) min-h-100 flex-col">
    <h1 className="sr-only">Messages</h1>
    <div className="min-h-0 grow">{children}</div>
  </div>
)

/** The same heading again: the list is hidden when a conversation fills the screen. */
const ListTitle = () => (
  <p aria-hidden="true" className="display border-b border-line px-5 py-5 text-d3">
    Messages
  </p>
)

export const MessengerPending = () => (
  <MessengerFrame>
    <div className="lg:w-88">
      <ListTitle />
      <div className="px-5">
        <SkeletonRows rows={6} />
      </div>
    </div>
  </MessengerFrame>
)

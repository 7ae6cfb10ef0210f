import { Popover } from '@base-ui/react/popover'
import type { User } from '@fieldhouse/contract/accounts'
import type { LastMessage } from '@fieldhouse/contract/messaging'
import { highestShownCount } from '@fieldhouse/contract/messaging.live'
import type { UnreadCounts } from '@fieldhouse/contract/recruiting.activity'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { InfiniteList } from '../../../ui/data/infinite-list.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { TabCount, Tabs } from '../../../ui/navigation/tabs.tsx'
import { type Chat, chatPlaceOf } from '../chat-address.ts'
import { useIncoming } from '../use-incoming.ts'
import { chatRowClassName } from './chat-row.tsx'
import { IncomingRow } from './incoming-row.tsx'
import { NoticeList } from './notice-list.tsx'
import { PlainLink } from './plain-link.tsx'
import { ReconnectingLine } from './reconnecting-line.tsx'

export interface DropdownBodyProps extends OnDemandProps {
  trigger: RefObject<HTMLButtonElement | null>
  viewer: User
  counts: UnreadCounts | undefined
  onClose: () => void
  onChat: (chat: Chat) => void
}

/** A press outside closes it. On a phone it fills the screen, so there is no outside. */
const isPressOn = (event: Event, trigger: HTMLElement | null): boolean =>
  event.target instanceof Node && trigger?.contains(event.target) === true

export const MessagesDropdownBody = ({ isOpen, trigger, onClose, ...panel }: DropdownBodyProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(_, change) => {
        // The click that follows closes it. Closing it here would make that click open it again.
        if (isPressOn(change.event, trigger.current)) return change.cancel()
        onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={trigger}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-50 max-md:fixed! max-md:inset-0! max-md:transform-none!"
        >
          <Popover.Popup
            initialFocus={title}
            finalFocus={trigger}
            className="flex h-dvh w-screen flex-col bg-raised text-text outline-none md:h-[min(36rem,var(--available-height))] md:w-96 md:overflow-clip md:rounded-md md:border md:border-line md:shadow-float"
          >
            <div className="flex items-center gap-3 px-5 pt-4 pb-1">
              <Popover.Title ref={title} tabIndex={-1} className="grow text-d3 outline-none">
                Messages
              </Popover.Title>
              <span className="-me-2.5">
                <Button variant="borderless" size="sm" isIcon aria-label="Close messages" onClick={onClose}>
                  <Icon of={X} />
                </Button>
              </span>
            </div>
            <ReconnectingLine />
            <IncomingTabs {...panel} isOpen={isOpen} onClose={onClose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type IncomingTabsProps = Pick<DropdownBodyProps, 'viewer' | 'counts' | 'isOpen' | 'onClose' | 'onChat'>

const IncomingTabs = ({ viewer, counts, isOpen, onClose, onChat }: IncomingTabsProps) => {
  const incoming = useIncoming(viewer.id, isOpen)
  const { list, isLoading, hasMore, loadMore } = incoming
  return (
    <div className="min-h-0 grow px-5 [&>div]:flex [&>div]:h-full [&>div]:flex-col [&_[role=tabpanel]]:-mx-5 [&_[role=tabpanel]]:min-h-0 [&_[role=tabpanel]]:grow [&_[role=tabpanel]]:pt-0">
      <Tabs
        label="Messages"
        items={[
          {
            value: 'messages',
            label: <Counted count={counts?.message}>Messages</Counted>,
            panel: (
              <InfiniteList
                label="Conversations"
                items={list.messages.items}
                itemKey={({ athlete_user_id, contact_id }) => `${athlete_user_id} ${contact_id}`}
                hasMore={hasMore.messages}
                isLoading={isLoading}
                onLoadMore={loadMore}
                fault={list.fault ?? undefined}
                faultTitle="The messages did not load"
                skeleton={
                  <div className="px-5">
                    <SkeletonRows rows={list.isLoaded ? 2 : 5} />
                  </div>
                }
                isScroller
                empty={<EmptyState title="No Messages">Chat messages will appear here</EmptyState>}
              >
                {(message) => (
                  <Entry viewer={viewer} message={message} onClose={onClose} onChat={onChat}>
                    <IncomingRow viewer={viewer} message={message} />
                  </Entry>
                )}
              </InfiniteList>
            ),
          },
          {
            value: 'system',
            label: <Counted count={counts?.system}>System</Counted>,
            panel: <NoticeList incoming={incoming} onFollow={onClose} />,
          },
        ]}
      />
    </div>
  )
}

const Counted = ({ count = 0, children }: { count?: number | undefined; children: string }) => (
  <>
    {children}
    {count > 0 && <TabCount>{count > highestShownCount ? `${highestShownCount}+` : count}</TabCount>}
  </>
)

interface EntryProps {
  viewer: User
  message: LastMessage
  onClose: () => void
  onChat: (chat: Chat) => void
  children: ReactNode
}

const Entry = ({ viewer, message, onClose, onChat, children }: EntryProps) => {
  const place = chatPlaceOf(viewer, message)
  return 'href' in place ? (
    <PlainLink href={place.href} onFollow={onClose} className={chatRowClassName}>
      {children}
    </PlainLink>
  ) : (
    <button
      type="button"
      className={chatRowClassName}
      onClick={() => {
        onClose()
        onChat(place.chat)
      }}
    >
      {children}
    </button>
  )
}

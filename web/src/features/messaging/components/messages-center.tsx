import type { User } from '@fieldhouse/contract/accounts'
import type { LastMessage, RosterConversation } from '@fieldhouse/contract/messaging'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useReturningFocus } from '../../../lib/returning-focus.ts'
import { InfiniteList } from '../../../ui/data/infinite-list.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { chatReason } from '../chat-reason.ts'
import { rosterConversationsQuery } from '../messaging.api.ts'
import { authorWords } from '../person-labels.ts'
import { useIncoming } from '../use-incoming.ts'
import { ChatRow, chatRowClassName } from './chat-row.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import { IncomingRow } from './incoming-row.tsx'
import { ReconnectingLine } from './reconnecting-line.tsx'

export interface MessagesCenterProps {
  viewer: Pick<User, 'id' | 'type'>
  /** The user id of the athlete whose conversation is open. */
  selected: string | null
  onSelect: (userId: string | null) => void
  /** Shown above the list when nothing else names it. */
  heading?: ReactNode
}

/** MSG-05: a coach's or success coach's conversations, and the open one. Below lg each is a separate screen. */
export const MessagesCenter = ({ viewer, selected, onSelect, heading }: MessagesCenterProps) => {
  const List = viewer.type === 'rsc' ? RosterChats : CoachChats
  const list = useListFocus(selected)
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div
        ref={list}
        className={classNames(
          'flex min-h-0 flex-col border-line bg-surface lg:border-e',
          selected && 'max-lg:hidden',
        )}
      >
        {heading}
        {/* An open conversation shows it itself. */}
        {!selected && <ReconnectingLine />}
        <div className="min-h-0 grow">
          <List viewer={viewer} selected={selected} onSelect={onSelect} />
        </div>
      </div>
      <div className={classNames('min-h-0', !selected && 'grid content-center max-lg:hidden')}>
        {selected ? (
          <ConversationPanel
            contact={selected}
            viewerId={viewer.id}
            takesFocus
            onBack={() => onSelect(null)}
          />
        ) : (
          <EmptyState as="h2" title="Pick an athlete">
            The conversation opens here.
          </EmptyState>
        )}
      </div>
    </div>
  )
}

/** Back from a conversation, the focus returns to its row. */
const useListFocus = (selected: string | null) => {
  const list = useRef<HTMLDivElement>(null)
  useReturningFocus(selected, (left) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-chat]') ?? [])]
    const row = rows.find(({ dataset }) => dataset.chat === left) ?? rows[0]
    row?.focus()
  })
  return list
}

interface RowButtonProps {
  userId: string
  isOpen: boolean
  onPress: (userId: string) => void
  children: ReactNode
}

const RowButton = ({ userId, isOpen, onPress, children }: RowButtonProps) => (
  <button
    type="button"
    data-chat={userId}
    aria-current={isOpen}
    className={chatRowClassName}
    onClick={() => onPress(userId)}
  >
    {children}
  </button>
)

const nobody = (
  <EmptyState as="h2" title="No Messages">
    Chat messages will appear here
  </EmptyState>
)

const CoachChats = ({ viewer, selected, onSelect }: MessagesCenterProps) => {
  const { list, isLoading, hasMore, loadMore } = useIncoming(viewer.id, true)
  return (
    <InfiniteList
      label="Conversations"
      items={list.messages.items}
      itemKey={({ athlete_user_id }: LastMessage) => athlete_user_id}
      hasMore={hasMore.messages}
      isLoading={isLoading}
      onLoadMore={loadMore}
      fault={list.fault ?? undefined}
      faultTitle="The messages did not load"
      skeleton={
        <div className="px-5">
          <SkeletonRows rows={list.isLoaded ? 2 : 6} />
        </div>
      }
      isScroller
      empty={nobody}
    >
      {(message) => (
        <RowButton
          userId={message.athlete_user_id}
          isOpen={message.athlete_user_id === selected}
          onPress={onSelect}
        >
          <IncomingRow viewer={viewer} message={message} />
        </RowButton>
      )}
    </InfiniteList>
  )
}

const RosterChats = ({ viewer, selected, onSelect }: MessagesCenterProps) => {
  const { data, error, isFetching, refetch } = useQuery(rosterConversationsQuery)
  if (!data && error)
    return (
      <div className="p-5">
        <ErrorState
          as="h2"
          title="The messages did not load"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {chatReason(error)}
        </ErrorState>
      </div>
    )
  if (!data)
    return (
      <div className="px-5">
        <LoadingRegion>
          <SkeletonRows rows={6} />
        </LoadingRegion>
      </div>
    )
  if (data.data.length === 0)
    return (
      <EmptyState as="h2" title="Your roster is empty">
        Athletes show up here as soon as they’re on your roster.
      </EmptyState>
    )
  return (
    <ul aria-label="Conversations" className="h-full overflow-y-auto overscroll-contain">
      {data.data.map((chat) => (
        <li key={chat.user_id} className="border-b border-line">
          <RowButton userId={chat.user_id} isOpen={chat.user_id === selected} onPress={onSelect}>
            <RosterRow chat={chat} viewerId={viewer.id} isOpen={chat.user_id === selected} />
          </RowButton>
        </li>
      ))}
    </ul>
  )
}

interface RosterRowProps {
  chat: RosterConversation
  viewerId: string
  isOpen: boolean
}

const RosterRow = ({ chat, viewerId, isOpen }: RosterRowProps) => (
  <ChatRow
    firstName={chat.first_name}
    lastName={chat.last_name}
    photo={chat.photo?.url}
    line={chat.contact_info.phone ?? 'On your roster'}
    text={
      chat.last_message
        ? authorWords(chat.last_message.sender, viewerId, chat.user_id) + chat.last_message.content
        : 'No Messages Yet'
    }
    at={chat.last_message?.created_at ?? null}
    unread={isOpen ? 0 : chat.unread_count}
  />
)

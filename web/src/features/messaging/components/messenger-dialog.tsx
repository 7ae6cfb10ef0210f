import { Dialog } from '@base-ui/react/dialog'
import type { User } from '@fieldhouse/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { ModalFrame } from '../../../ui/overlays/modal-frame.tsx'
import { ModalHead } from '../../../ui/overlays/modal-parts.tsx'
import type { Chat } from '../chat-address.ts'
import { chatReason } from '../chat-reason.ts'
import { successCoachQuery } from '../messaging.api.ts'
import { chatDialogClassName } from './chat-dialog-class-name.ts'
import { ConversationPanel, type ConversationPanelProps } from './conversation-panel.tsx'
import { LogSkeleton } from './log-skeleton.tsx'

interface MessengerDialogProps extends OnDemandProps {
  viewer: Pick<User, 'id' | 'type'>
  /** The conversation. The default is the one with the person's success coach. */
  chat: Chat | null
  /** The line on top, after the package ended that the conversation came with. */
  ended?: ConversationPanelProps['ended']
  /** The way to the package that would open the conversation. */
  offer?: ConversationPanelProps['offer']
  onClose: () => void
}

/** MSG-04: a conversation over the current page. Opening it loads and subscribes, closing it stops both. */
export const MessengerDialog = ({ viewer, chat, ended, offer, ...frame }: MessengerDialogProps) => (
  <ModalFrame {...frame} {...chatDialogClassName('lg:max-w-[440px]')} isDismissible>
    {chat ? (
      <Chatting
        viewer={viewer}
        chat={chat}
        ended={ended}
        offer={offer}
        title="Chat"
        onClose={frame.onClose}
      />
    ) : (
      <WithSuccessCoach viewer={viewer} ended={ended} offer={offer} onClose={frame.onClose} />
    )}
  </ModalFrame>
)

interface ChattingProps {
  viewer: Pick<User, 'id'>
  chat: Chat
  ended: ConversationPanelProps['ended']
  offer: ConversationPanelProps['offer']
  title: string
  onClose: () => void
}

const Chatting = ({ viewer, chat, ended, offer, title, onClose }: ChattingProps) => (
  <>
    <Dialog.Title className="sr-only">{title}</Dialog.Title>
    <ConversationPanel
      {...chat}
      viewerId={viewer.id}
      ended={ended}
      offer={offer}
      takesFocus
      onClose={onClose}
    />
  </>
)

const WithSuccessCoach = ({
  viewer,
  ended,
  offer,
  onClose,
}: Pick<MessengerDialogProps, 'viewer' | 'ended' | 'offer' | 'onClose'>) => {
  const { data, error, isFetching, refetch } = useQuery(successCoachQuery)
  const coach = data?.data
  if (coach) {
    const user = viewer.type === 'parent' ? coach.athlete_user_id : undefined
    return (
      <Chatting
        viewer={viewer}
        chat={{ user, contact: coach.id }}
        ended={ended}
        offer={offer}
        title="Chat with your success coach"
        onClose={onClose}
      />
    )
  }
  return (
    <>
      <ModalHead
        title="Chat with your success coach"
        isTitleHidden={false}
        closeLabel="Close"
        onClose={onClose}
      />
      {error && !data ? (
        <div className="p-5">
          <ErrorState
            as="h3"
            title="The chat did not load"
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          >
            {chatReason(error)}
          </ErrorState>
        </div>
      ) : data ? (
        <EmptyState title="No success coach yet">Once you have one, you can write to them here.</EmptyState>
      ) : (
        <LogSkeleton />
      )}
    </>
  )
}

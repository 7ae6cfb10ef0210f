import type { ConversationFacts } from '@fieldhouse/contract/messaging'
import type { ReactNode } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { block } from '../block.ts'
import type { Chat } from '../chat-address.ts'
import { chatReason } from '../chat-reason.ts'
import { otherOf } from '../person-labels.ts'

interface ClosedNoticeProps {
  facts: ConversationFacts
  chat: Chat
  onBlocked: () => void
  /** The way to the package that opens the conversation. */
  offer?: PackageOffered | undefined
}

export type PackageOffered = (facts: ConversationFacts) => ReactNode

/** Replaces the field when nothing can be sent. Says why, and what to do. */
export const ClosedNotice = ({ facts, chat, onBlocked, offer }: ClosedNoticeProps) => {
  const unblock = async () => {
    await block(chat, false)
    onBlocked()
  }
  const { run, isBusy } = useAction(unblock, { onFault: (error) => toast.error(chatReason(error)) })
  return (
    <div className="shrink-0 border-t border-line bg-surface px-4 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {facts.is_blocked ? (
        <Notice
          tone="warning"
          title={`You have blocked ${fullName(otherOf(facts))}.`}
          action={
            facts.can.block && (
              <Button size="sm" isOutlined isBusy={isBusy} onClick={() => void run()}>
                Unblock
              </Button>
            )
          }
        >
          Nothing they write reaches you. They are not told.
        </Notice>
      ) : (
        <Notice action={facts.opens_with && offer?.(facts)}>
          {facts.closed_because ?? 'Nothing can be sent in this conversation.'}
        </Notice>
      )}
    </div>
  )
}

import type { ConversationFacts, MessageRow } from '@fieldhouse/contract/messaging'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { isFocusLost } from '../../../lib/returning-focus.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { typeDraft, useChatDraft } from '../drafts.ts'
import { showChat } from '../open-chats.ts'
import { composerHint, otherOf } from '../person-labels.ts'
import { useConversation } from '../use-conversation.ts'
import { usePanelFocus } from '../use-panel-focus.ts'
import { ClosedNotice, type PackageOffered } from './closed-notice.tsx'
import { Composer } from './composer.tsx'
import { ConversationHeader, HeaderSkeleton } from './conversation-header.tsx'
import { LogSkeleton } from './log-skeleton.tsx'
import { MessageLog } from './message-log.tsx'
import { ReconnectingLine } from './reconnecting-line.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { SpokenMessage } from './spoken-message.tsx'

export interface ConversationPanelProps {
  /** The athlete, for a person who acts for one. A coach leaves it out. */
  user?: string | undefined
  /** The other side's user id. */
  contact: string
  viewerId: string
  onClose?: (() => void) | undefined
  /** Returns to the list when that is a separate screen, below lg. */
  onBack?: (() => void) | undefined
  /** Replaces the panel's own header. */
  header?: ReactNode
  /** The line below the header, after the package ended that the conversation came with. */
  ended?: ((facts: ConversationFacts) => ReactNode) | undefined
  /** The way to the package that would open the conversation. */
  offer?: PackageOffered | undefined
  /** Moves the focus to the field when the person chose this conversation. */
  takesFocus?: boolean
}

/** MSG-02: an open conversation. It fills the given height. */
export const ConversationPanel = (panel: ConversationPanelProps) => (
  // Another conversation or another person gets a new panel, so no state carries over.
  <OpenConversation key={`${panel.viewerId} ${panel.user} ${panel.contact}`} {...panel} />
)

const OpenConversation = ({
  user,
  contact,
  viewerId,
  onClose,
  onBack,
  header,
  ended,
  offer,
  takesFocus = false,
}: ConversationPanelProps) => {
  const chat = useConversation({ user, contact }, viewerId)
  const { log, phase, fault, conversation } = chat
  const { facts } = log
  const [reported, setReported] = useState<MessageRow | 'choose' | null>(null)
  const [isEndSeen, setEndSeen] = useState(true)
  const { panel, heading, field } = usePanelFocus(takesFocus && facts !== null)
  useReading(chat, isEndSeen)
  const report = useCallback((row: MessageRow) => setReported(row), [])

  return (
    <section
      ref={panel}
      aria-label={facts ? `Chat with ${fullName(otherOf(facts))}` : 'Chat'}
      className="flex h-full min-h-0 min-w-0 grow flex-col bg-surface"
      onKeyDown={(event) => {
        // An open menu or dialog above it handles the key.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || !onClose) return
        if (event.currentTarget.contains(event.target as Node)) onClose()
      }}
    >
      {header ??
        (facts ? (
          <ConversationHeader
            facts={facts}
            heading={heading}
            chat={{ user, contact }}
            onReport={() => setReported('choose')}
            onBlocked={conversation.missed}
            onClose={onClose}
            onBack={onBack}
          />
        ) : (
          <HeaderSkeleton onClose={onClose} onBack={onBack} />
        ))}
      {facts?.package_ended_on && ended?.(facts)}
      <ReconnectingLine />
      {facts ? (
        <>
          <SpokenMessage log={log} facts={facts} />
          {log.rows.length + log.pending.length > 0 ? (
            <MessageLog
              {...chat}
              facts={facts}
              viewerId={viewerId}
              onOlder={() => void conversation.loadOlder()}
              onEndSeen={setEndSeen}
              onReport={facts.can.report ? report : undefined}
            />
          ) : (
            <NoMessages facts={facts} />
          )}
          <Writing
            chat={chat}
            facts={facts}
            viewerId={viewerId}
            field={field}
            which={{ user, contact }}
            offer={offer}
          />
        </>
      ) : phase === 'failed' ? (
        <div className="grow border-t border-line p-5">
          <ErrorState as="h3" title="The messages did not load" onRetry={() => void conversation.load()}>
            {fault}
          </ErrorState>
        </div>
      ) : (
        <LogSkeleton />
      )}
      {facts && (
        <ReportDialog
          isOpen={reported !== null}
          onClose={() => setReported(null)}
          row={reported === 'choose' ? null : reported}
          rows={log.rows}
          facts={facts}
        />
      )}
    </section>
  )
}

type OpenChat = ReturnType<typeof useConversation>

/** Read means visible: the panel is open, its end is in view, and the page is visible. */
const useReading = ({ log: { facts, rows, answered }, markRead }: OpenChat, isEndSeen: boolean): void => {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const look = () => setInSight(!document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  const isReading = facts !== null && isEndSeen && isInSight
  const mark = useEffectEvent(markRead)
  const last = rows.at(-1)?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message and each retry is read too
  useEffect(() => {
    if (isReading) void mark()
  }, [isReading, last, answered])

  const athlete_user_id = facts?.athlete.id
  const contact_id = facts?.contact.id
  useEffect(() => {
    if (isReading && athlete_user_id && contact_id) return showChat({ athlete_user_id, contact_id })
  }, [isReading, athlete_user_id, contact_id])
}

const NoMessages = ({ facts }: { facts: ConversationFacts }) => (
  <div className="grid grow content-center overflow-y-auto border-t border-line bg-bg">
    <EmptyState title="No Messages Yet">
      {facts.can.send &&
        `Say hello to ${otherOf(facts).first_name}: who you are, and what you would like to know.`}
    </EmptyState>
  </div>
)

interface WritingProps {
  chat: OpenChat
  facts: ConversationFacts
  viewerId: string
  field: RefObject<HTMLTextAreaElement | null>
  which: { user?: string | undefined; contact: string }
  offer: PackageOffered | undefined
}

const Writing = ({ chat, facts, viewerId, field, which, offer }: WritingProps) => {
  const { text, retry } = useChatDraft(chat.draft)
  const [fault, setFault] = useState<string | null>(null)
  const { log, draft, send, tellThatTyping, conversation } = chat

  const isReopening = useRef(false)
  const canSend = facts.can.send
  useEffect(() => {
    if (!canSend || !isReopening.current) return
    isReopening.current = false
    // The unblock button is gone.
    if (isFocusLost()) field.current?.focus({ preventScroll: true })
  }, [canSend, field])

  if (!canSend)
    return (
      <ClosedNotice
        facts={facts}
        chat={which}
        offer={offer}
        onBlocked={() => {
          isReopening.current = true
          conversation.missed()
        }}
      />
    )
  return (
    <Composer
      field={field}
      text={text}
      onType={(typed) => {
        setFault(null)
        typeDraft(draft, typed)
        if (typed.trim()) tellThatTyping()
      }}
      isSending={log.pending.length > 0}
      onSend={() => {
        setFault(null)
        void send().then(setFault)
      }}
      hint={composerHint(facts, viewerId)}
      // A message that arrived after all is no longer shown as unsent.
      fault={retry && fault}
    />
  )
}

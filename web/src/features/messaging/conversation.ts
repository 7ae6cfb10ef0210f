import type { ConversationFacts, Message, MessageRow, Person } from '@fieldhouse/contract/messaging'
import {
  type ConversationKey,
  type LiveStatus,
  type LiveTyping,
  typingLasts,
} from '@fieldhouse/contract/messaging.live'
import { chatReason } from './chat-reason.ts'
import {
  type ConversationLog,
  emptyLog,
  type LogEvent,
  lastUnread,
  logReducer,
  nextAsk,
} from './conversation-log.ts'

export interface MessagesPage {
  data: readonly MessageRow[]
  people: readonly Person[]
  conversation: ConversationFacts
  meta: { has_older: boolean; has_newer: boolean }
}

interface Outgoing {
  recipient_id: string
  sender_id: string | undefined
  content: string
  client_id: string
}

/** A conversation's server calls. */
export interface ConversationPorts {
  page(which: { before?: number; after?: number }): Promise<MessagesPage>
  send(message: Outgoing): Promise<Message>
  /** Up to the message with this id. */
  mark(id: string): Promise<void>
}

export interface ConversationState {
  log: ConversationLog
  phase: 'loading' | 'ready' | 'failed'
  /** Why the conversation, or an older page of it, did not load. */
  fault: string | null
  isLoadingOlder: boolean
  /** Who is typing, by id. */
  typing: readonly LiveTyping[]
}

const start: ConversationState = {
  log: emptyLog,
  phase: 'loading',
  fault: null,
  isLoadingOlder: false,
  typing: [],
}

const isOf = (facts: ConversationFacts, { athlete_user_id, contact_id }: ConversationKey): boolean =>
  facts.athlete.id === athlete_user_id && facts.contact.id === contact_id

/** Sender and recipient: any family member writes for the athlete. */
const addressed = ({ side, athlete, contact }: ConversationFacts, viewerId: string) =>
  side === 'coach'
    ? { recipient_id: athlete.id, sender_id: undefined }
    : { recipient_id: contact.id, sender_id: viewerId === athlete.id ? undefined : athlete.id }

/** MSG-02, MSG-06: one open conversation, without UI. The log decides what it knows. */
export const createConversation = (ports: ConversationPorts) => {
  let state = start
  let isAsking = false
  const listeners = new Set<() => void>()
  const forgetting = new Map<string, ReturnType<typeof setTimeout>>()

  const set = (change: Partial<ConversationState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const dispatch = (event: LogEvent) => set({ log: logReducer(state.log, event) })

  const pageEvent = ({ data, people, conversation }: MessagesPage) => ({
    rows: data,
    people: [...people, conversation.athlete, conversation.contact],
    facts: conversation,
  })

  const load = async (): Promise<void> => {
    set({ phase: 'loading', fault: null })
    try {
      const page = await ports.page({})
      dispatch({ type: 'newest', ...pageEvent(page), hasOlder: page.meta.has_older })
      set({ phase: 'ready' })
    } catch (fault) {
      set({ phase: 'failed', fault: chatReason(fault) })
      return
    }
    await catchUp()
  }

  /** One request at a time. Later ones wait for it. */
  const catchUp = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    try {
      for (let ask = nextAsk(state.log); ask; ask = nextAsk(state.log)) {
        const page = await ports.page({ after: ask.after })
        dispatch({ type: 'newer', ...pageEvent(page), ask, hasNewer: page.meta.has_newer })
      }
    } catch {
      // Requested again with the next signal.
    } finally {
      isAsking = false
    }
  }

  const loadOlder = async (): Promise<void> => {
    const before = state.log.rows[0]?.seq
    if (before === undefined || !state.log.hasOlder || state.isLoadingOlder) return
    set({ isLoadingOlder: true, fault: null })
    try {
      const page = await ports.page({ before })
      dispatch({ type: 'older', ...pageEvent(page), hasOlder: page.meta.has_older })
    } catch (fault) {
      set({ fault: chatReason(fault) })
    } finally {
      set({ isLoadingOlder: false })
    }
  }

  const stopTyping = (userId: string) => {
    clearTimeout(forgetting.get(userId))
    forgetting.delete(userId)
    if (state.typing.some(({ user_id }) => user_id === userId))
      set({ typing: state.typing.filter(({ user_id }) => user_id !== userId) })
  }

  const missed = () => {
    dispatch({ type: 'behind' })
    void catchUp()
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    loadOlder,
    /** Something may have been missed. */
    missed,

    hear: (message: Message) => {
      const { facts } = state.log
      // Before this conversation's id is known, the message may belong to it.
      if (!facts) return missed()
      if (!isOf(facts, message)) return
      stopTyping(message.sender_id)
      dispatch({ type: 'live', row: message, people: [message.sender, message.recipient] })
      void catchUp()
    },

    hearStatus: (status: LiveStatus) => {
      if (state.log.facts && isOf(state.log.facts, status)) dispatch({ type: 'status', status })
    },

    hearTyping: (typing: LiveTyping, viewerId: string) => {
      const { facts } = state.log
      if (!facts || !isOf(facts, typing) || typing.user_id === viewerId) return
      stopTyping(typing.user_id)
      forgetting.set(
        typing.user_id,
        setTimeout(() => stopTyping(typing.user_id), typingLasts),
      )
      set({ typing: [...state.typing, typing] })
    },

    /** MSG-02: adds it to the log immediately. A refusal is thrown, and the message is removed from the log. */
    send: async (content: string, client_id: string, viewerId: string): Promise<void> => {
      const { facts } = state.log
      if (!facts) return
      dispatch({ type: 'sending', message: { client_id, content, created_at: new Date().toISOString() } })
      try {
        const sent = await ports.send({ ...addressed(facts, viewerId), content, client_id })
        dispatch({ type: 'live', row: sent, people: [sent.sender, sent.recipient] })
        void catchUp()
      } catch (fault) {
        // It arrived live. Only its response was lost.
        if (state.log.rows.some((row) => row.client_id === client_id)) return
        dispatch({ type: 'failed', client_id })
        throw fault
      }
    },

    /** Marks the visible messages as read. Returns whether there was anything to mark. */
    markRead: async (): Promise<boolean> => {
      const { facts } = state.log
      const unread = lastUnread(state.log)
      if (!facts || !unread) return false
      dispatch({ type: 'marked', seq: unread.seq })
      try {
        await ports.mark(unread.id)
        return true
      } catch (fault) {
        dispatch({ type: 'unmarked', seq: unread.seq, before: facts.read_seq })
        throw fault
      }
    },

    stop: () => {
      for (const timer of forgetting.values()) clearTimeout(timer)
      forgetting.clear()
    },
  }
}

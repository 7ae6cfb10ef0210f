import { tellTyping } from '@fieldhouse/contract/messaging'
import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { call } from '../../lib/api.ts'
import { fullName } from '../../lib/person-name.ts'
import { listenTo, onCatchUp } from '../../lib/socket.ts'
import { viewerQuery } from '../../lib/viewer.ts'
import { toast } from '../../ui/feedback/toast.ts'
import type { Chat } from './chat-address.ts'
import { chatReason } from './chat-reason.ts'
import { newClientId } from './client-id.ts'
import { createConversation } from './conversation.ts'
import { clearDraft, draftKey, forgetArrived, readDraft, restoreDraft } from './drafts.ts'
import { conversationPorts, readPaths } from './messaging.api.ts'
import { otherOf } from './person-labels.ts'
import { keepUnwatched, useKeptDraft } from './use-kept-draft.ts'

/** An open panel also polls: a socket can fail silently. */
const asksEvery = 30_000
/** A typing notice is sent at most this often. */
const tellsEvery = 3000

/** MSG-02: an open conversation: loads it, subscribes to it, and stops when the panel closes. */
export const useConversation = ({ user, contact }: Chat, viewerId: string) => {
  const queryClient = useQueryClient()
  const { conversation, line } = useMemo(() => {
    const calls = { abort: new AbortController() }
    const made = createConversation(conversationPorts({ user, contact }, () => calls.abort.signal))
    return { conversation: made, line: calls }
  }, [user, contact])
  const state = useSyncExternalStore(conversation.subscribe, conversation.get, conversation.get)
  const lastTold = useRef(0)

  useEffect(() => {
    line.abort = new AbortController()
    void conversation.load()
    const timer = setInterval(() => {
      if (!document.hidden) conversation.missed()
    }, asksEvery)
    const ends = [
      listenTo(liveEvents.message, conversation.hear),
      listenTo(liveEvents.status, conversation.hearStatus),
      listenTo(liveEvents.typing, (typing) => conversation.hearTyping(typing, viewerId)),
      onCatchUp(conversation.missed),
    ]
    return () => {
      clearInterval(timer)
      for (const end of ends) end()
      conversation.stop()
      line.abort.abort()
    }
  }, [conversation, line, viewerId])

  const { facts, rows } = state.log
  const key = facts ? draftKey(viewerId, facts.athlete.id, facts.contact.id) : ''
  useKeptDraft(key, facts?.draft ?? '', { user, contact })

  useEffect(() => {
    if (key)
      forgetArrived(
        key,
        rows.slice(-100).map(({ client_id }) => client_id),
      )
  }, [key, rows])

  /** Returns why it could not be sent. Its text is then back in the field. */
  const send = async (): Promise<string | null> => {
    const { text, retry } = readDraft(key)
    const content = text.trim()
    const client_id = retry?.content === content ? retry.client_id : newClientId()
    lastTold.current = 0
    clearDraft(key)
    try {
      await conversation.send(content, client_id, viewerId)
      return null
    } catch (fault) {
      restoreDraft(key, { client_id, content })
      // Another person who has signed in since then does not see this, and does not get it as their draft.
      const isStillThere = queryClient.getQueryData(viewerQuery.queryKey)?.id === viewerId
      if (facts && isStillThere && line.abort.signal.aborted) {
        keepUnwatched(key, { user, contact })
        toast.error(`Your message to ${fullName(otherOf(facts))} was not sent. It is kept as a draft.`)
      }
      return chatReason(fault)
    }
  }

  const markRead = async (): Promise<void> => {
    // A failure is silent: it is retried with the server's next signal.
    if (!(await conversation.markRead().catch(() => false))) return
    await Promise.all(readPaths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
  }

  const tellThatTyping = (): void => {
    if (Date.now() - lastTold.current < tellsEvery) return
    lastTold.current = Date.now()
    void call(tellTyping, { body: { user, contact } }).catch(() => undefined)
  }

  return { ...state, conversation, draft: key, send, markRead, tellThatTyping }
}

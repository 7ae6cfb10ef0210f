import type { ConversationKey } from '@fieldhouse/contract/messaging.live'
import { createStore, useStore } from '../../lib/store.ts'

const chatKey = ({ athlete_id, contact_id }: ConversationKey): string => `${athlete_id} ${contact_id}`

const open = createStore<readonly string[]>([])

/** Tells every list that this conversation is before somebody's eyes. Gives what takes it back. */
export const showChat = (chat: ConversationKey): (() => void) => {
  open.set([...open.get(), chatKey(chat)])
  return () => open.set(open.get().toSpliced(open.get().lastIndexOf(chatKey(chat)), 1))
}

/** Whether a conversation is open on this page: what is unread in it is being read. */
export const useIsChatOpen = (): ((chat: ConversationKey) => boolean) => {
  const keys = useStore(open, [])
  return (chat) => keys.includes(chatKey(chat))
}

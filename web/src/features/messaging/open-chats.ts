import type { ConversationKey } from '@fieldhouse/contract/messaging.live'
import { createStore, useStore } from '../../lib/store.ts'

const chatKey = ({ athlete_user_id, contact_id }: ConversationKey): string =>
  `${athlete_user_id} ${contact_id}`

const open = createStore<readonly string[]>([])

/** Marks this conversation as visible for every list. Returns a function that undoes it. */
export const showChat = (chat: ConversationKey): (() => void) => {
  open.set([...open.get(), chatKey(chat)])
  return () => open.set(open.get().toSpliced(open.get().lastIndexOf(chatKey(chat)), 1))
}

/** Whether a conversation is open on this page, so its unread messages are being read. */
export const useIsChatOpen = (): ((chat: ConversationKey) => boolean) => {
  const keys = useStore(open, [])
  return (chat) => keys.includes(chatKey(chat))
}

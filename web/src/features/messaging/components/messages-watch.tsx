import type { User } from '@fieldhouse/contract/accounts'
import { type Message, markDelivered } from '@fieldhouse/contract/messaging'
import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { listenTo, onCatchUp } from '../../../lib/socket.ts'
import { viewerQuery } from '../../../lib/viewer.ts'
import { chatOf, isFromOther, isOwnChat } from '../chat-address.ts'
import { countedPaths } from '../messaging.api.ts'

/** Combines simultaneous changes into one request. */
const gathers = 150

interface MessagesWatchProps {
  viewer: Pick<User, 'id' | 'type'>
}

/** Keeps message counts up to date, and acknowledges received messages. */
export const MessagesWatch = ({ viewer }: MessagesWatchProps) => {
  const queryClient = useQueryClient()
  const refresh = useEffectEvent(() => {
    for (const path of countedPaths) void queryClient.invalidateQueries({ queryKey: [path] })
  })
  const tellDelivered = useEffectEvent((message: Message) => {
    // If this fails, the next acknowledgment or opening the conversation covers it.
    void call(markDelivered, { body: { ...chatOf(viewer, message), seq: message.seq } }).catch(
      () => undefined,
    )
  })
  /** A signed-out person has no messages to request. */
  const isStillHere = useEffectEvent(() => queryClient.getQueryData(viewerQuery.queryKey)?.id === viewer.id)
  const isIncoming = useEffectEvent(
    (message: Message) => isOwnChat(viewer, message) && isFromOther(viewer, message),
  )

  useEffect(() => {
    const arrived = new Map<string, Message>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      timer = undefined
      refresh()
      for (const message of arrived.values()) tellDelivered(message)
      arrived.clear()
    }
    const gather = () => {
      timer ??= setTimeout(tell, gathers)
    }
    const ends = [
      listenTo(liveEvents.message, (message) => {
        const key = `${message.athlete_user_id} ${message.contact_id}`
        if (isIncoming(message) && message.seq > (arrived.get(key)?.seq ?? 0)) arrived.set(key, message)
        gather()
      }),
      listenTo(liveEvents.counts, gather),
      onCatchUp(gather),
    ]
    return () => {
      for (const end of ends) end()
      // The next page may not have this component, and the one after that would use old cached counts.
      if (timer !== undefined && isStillHere()) tell()
      clearTimeout(timer)
    }
  }, [])

  return null
}

import { markMessages } from '@fieldhouse/contract/messaging'
import {
  type ActivityEvent,
  eventTypes,
  getUnread,
  markViews,
} from '@fieldhouse/contract/recruiting.activity'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import type { Center } from '../center.ts'
import type { LogTab } from '../center-search.ts'
import { userOf } from '../recruiting.api.ts'

/** The limit of one call. */
const mostAtOnce = 1000

/**
 * RCC-02: views that were on the screen count as seen, and messages on the chat tab. A person who acts for the athlete
 * marks nothing in their name.
 */
export const unseenIn = (
  role: Center['role'],
  tab: LogTab,
  events: readonly ActivityEvent[],
): { views: readonly string[]; messages: readonly string[] } => {
  const idsOf = (type: ActivityEvent['type']) =>
    events.filter((event) => event.type === type && !event.viewed).map(({ id }) => id)
  return {
    views: role === 'family' ? idsOf(eventTypes.view).slice(0, mostAtOnce) : [],
    messages: role !== 'success-coach' && tab === 'chat' ? idsOf(eventTypes.chat).slice(0, mostAtOnce) : [],
  }
}

/** Reports these entries to the server one time. They look new until the log reloads. */
export const useMarkSeen = (
  center: Center,
  tab: LogTab,
  /** Those that were on the screen. */
  events: readonly ActivityEvent[],
): void => {
  const queryClient = useQueryClient()
  const told = useRef(new Set<string>())
  const { views, messages } = unseenIn(center.role, tab, events)

  const mark = useEffectEvent(async () => {
    const fresh = (ids: readonly string[]) => ids.filter((id) => !told.current.has(id))
    const [newViews, newMessages] = [fresh(views), fresh(messages)]
    for (const id of [...newViews, ...newMessages]) told.current.add(id)
    const user = userOf(center)
    try {
      if (newViews.length > 0) await call(markViews, { body: { ...user, ids: newViews } })
      if (newMessages.length > 0) await call(markMessages, { body: { ...user, ids: newMessages } })
      if (newViews.length + newMessages.length > 0)
        await queryClient.invalidateQueries({ queryKey: [getUnread.path] })
    } catch {
      // They stay unread, and are reported again when the log opens next.
    }
  })

  const unseen = [...views, ...messages].join(' ')
  useEffect(() => {
    if (unseen) void mark()
  }, [unseen])
}

import type { LastMessage, Message, Notice } from '@fieldhouse/contract/messaging'

interface PageMeta {
  current_page: number
  last_page: number
}

interface Part<Item> {
  items: readonly Item[]
  page: number
  last: number
}

/** MSG-03: the last message of each conversation and the system notices, as far as they were loaded. */
export interface IncomingList {
  messages: Part<LastMessage>
  system: Part<Notice>
  /** The requested page. */
  asked: number | null
  fault: string | null
  /** Whether anything has loaded yet. */
  isLoaded: boolean
}

interface IncomingPage {
  messages: { data: readonly LastMessage[]; meta: PageMeta }
  system: { data: readonly Notice[]; meta: PageMeta }
}

export type IncomingEvent =
  | { type: 'asked'; page: number }
  | { type: 'came'; page: number; data: IncomingPage }
  | { type: 'failed'; page: number; fault: string }
  /** Silently reloads the first page: something may have been missed. */
  | { type: 'refreshed'; data: IncomingPage }
  | { type: 'live'; message: Message; viewerId: string }

export const noIncoming: IncomingList = {
  messages: { items: [], page: 0, last: 0 },
  system: { items: [], page: 0, last: 0 },
  asked: null,
  fault: null,
  isLoaded: false,
}

const isSame = (one: Message, other: Message): boolean =>
  one.athlete_user_id === other.athlete_user_id && one.contact_id === other.contact_id

type Are<Item> = (one: Item, other: Item) => boolean

const withoutItems = <Item>(items: readonly Item[], others: readonly Item[], areSame: Are<Item>): Item[] =>
  items.filter((item) => !others.some((other) => areSame(item, other)))

const areSameNotice: Are<Notice> = (one, other) => one.id === other.id

/** The first page replaces the old entries. Later pages are added, without entries that have moved up. */
const followed = <Item>(
  { items }: Part<Item>,
  { data, meta }: { data: readonly Item[]; meta: PageMeta },
  page: number,
  areSame: Are<Item>,
): Part<Item> => ({
  items: page === 1 ? data : [...items, ...withoutItems(data, items, areSame)],
  page,
  last: meta.last_page,
})

/** Live messages during the request are newer than the page. */
const cameMeanwhile = (known: readonly LastMessage[], page: readonly LastMessage[]): LastMessage[] =>
  known.filter((one) => {
    const listed = page.find((other) => isSame(one, other))
    return listed ? one.seq > listed.seq : one.created_at > (page[0]?.created_at ?? '')
  })

const withLive = (known: readonly LastMessage[], page: readonly LastMessage[]): LastMessage[] => {
  const live = cameMeanwhile(known, page)
  return [...live, ...withoutItems(page, live, isSame)]
}

/** The newest on top. Entries loaded further down stay. */
const refreshedItems = <Item>(
  { items, page }: Part<Item>,
  data: readonly Item[],
  { last_page }: PageMeta,
  areSame: Are<Item>,
): Part<Item> => ({
  items: [...data, ...withoutItems(items, data, areSame)],
  page: Math.max(page, 1),
  last: last_page,
})

export const incomingReducer = (list: IncomingList, event: IncomingEvent): IncomingList => {
  switch (event.type) {
    case 'asked':
      return { ...list, asked: event.page, fault: null }
    case 'came': {
      if (event.page !== list.asked) return list
      const { page, data } = event
      const messages = followed(list.messages, data.messages, page, isSame)
      return {
        messages:
          page === 1 ? { ...messages, items: withLive(list.messages.items, messages.items) } : messages,
        system: followed(list.system, data.system, page, areSameNotice),
        asked: null,
        fault: null,
        isLoaded: true,
      }
    }
    case 'refreshed': {
      const { messages, system } = event.data
      return {
        ...list,
        messages: refreshedItems(
          list.messages,
          withLive(list.messages.items, messages.data),
          messages.meta,
          isSame,
        ),
        system: refreshedItems(list.system, system.data, system.meta, areSameNotice),
      }
    }
    case 'failed':
      return event.page === list.asked ? { ...list, asked: null, fault: event.fault } : list
    case 'live': {
      const { message, viewerId } = event
      const { items } = list.messages
      const before = items.find((one) => isSame(one, message))
      // A late message is not the last one anymore.
      if (before && before.seq >= message.seq) return list
      const me = message.sender_id === viewerId
      const entry = { ...message, me, viewed: me, unread_count: me ? 0 : (before?.unread_count ?? 0) + 1 }
      return {
        ...list,
        messages: { ...list.messages, items: [entry, ...items.filter((one) => !isSame(one, message))] },
      }
    }
  }
}

/** The next page for both lists, or null after the last page of the longer one. */
export const nextIncomingPage = ({ messages, system, isLoaded }: IncomingList): number | null => {
  const page = Math.max(messages.page, system.page)
  return isLoaded && page < Math.max(messages.last, system.last) ? page + 1 : null
}

/** Whether this list has more pages: the other may be longer. */
export const goesOn = ({ page, last }: Pick<Part<unknown>, 'page' | 'last'>): boolean => page < last

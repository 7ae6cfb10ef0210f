import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Chat } from './chat-address.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import { readDraft, typeDraft, watchDrafts } from './drafts.ts'
import { keepDraft } from './messaging.api.ts'

/** One per conversation: it may still be working when the conversation opens again. */
const keepers = new Map<string, DraftKeeper>()

const keeperOf = (key: string, chat: Chat): DraftKeeper => {
  const keeper = keepers.get(key) ?? createDraftKeeper((text) => keepDraft(chat, text))
  keepers.set(key, keeper)
  return keeper
}

/**
 * After a reload, a page may ask before the server has the draft that the last page sent on leaving. Later drafts come
 * from another device.
 */
const longestOnItsWay = 10_000

/** Saves a draft that came back after its panel was closed. */
export const keepUnwatched = (key: string, chat: Chat): void => {
  const keeper = keeperOf(key, chat)
  keeper.typed(readDraft(key).text)
  void keeper.tell()
}

/** MSG-02: a draft is there again after a reload and on another device. `kept` is the server's version. */
export const useKeptDraft = (key: string, kept: string, chat: Chat): void => {
  const [askedAt] = useState(() => performance.now())
  const isTouched = useRef(false)
  const open = useEffectEvent((): DraftKeeper => {
    const keeper = keeperOf(key, chat)
    if (!keeper.isAtRest()) return keeper
    const { text } = readDraft(key)
    // Then it was changed or sent on another device.
    const isNewer = keeper.yieldsTo(text, askedAt)
    keeper.found(kept)
    if (isNewer) typeDraft(key, kept)
    else keeper.typed(text)
    return keeper
  })
  useEffect(() => {
    if (!key) return
    const keeper = open()
    let known = readDraft(key).text
    const stopWatching = watchDrafts(() => {
      const { text } = readDraft(key)
      if (text === known) return
      known = text
      isTouched.current = true
      keeper.typed(text)
    })
    addEventListener('pagehide', keeper.tellAtOnce)
    return () => {
      stopWatching()
      removeEventListener('pagehide', keeper.tellAtOnce)
      void keeper.tell()
    }
  }, [key])

  const takeLate = useEffectEvent(() => {
    const isLate = performance.now() - askedAt < longestOnItsWay
    if (!key || !isLate || isTouched.current || readDraft(key).text !== '') return
    keeperOf(key, chat).found(kept)
    typeDraft(key, kept)
  })
  useEffect(() => {
    if (kept) takeLate()
  }, [kept])
}

import type { Actor } from '@fieldhouse/contract/guards'

/** What was read for the pages that are being rendered. Each request has its own `actor`, which is the key. */
const memos = new WeakMap<Actor, Map<string, Promise<unknown>>>()

export const startPageMemo = (actor: Actor | null): void => {
  if (actor) memos.set(actor, new Map())
}

/** A call that changes something may change what was read. After it, everything is read each time. */
export const clearPageMemo = (actor: Actor | null): void => {
  if (actor) memos.delete(actor)
}

/**
 * The calls of one page often begin by reading the same facts, such as whose page it is. While a page is rendered, they
 * are read once. A call over HTTP always reads them.
 */
export const oncePerPage = <T>(actor: Actor, key: string, read: () => Promise<T>): Promise<T> => {
  const memo = memos.get(actor)
  if (!memo) return read()
  const facts = (memo.get(key) as Promise<T> | undefined) ?? read()
  memo.set(key, facts)
  // A failed read is tried again.
  facts.catch(() => memo.delete(key))
  return facts
}

/** Adds facts that were read together with others, so the page doesn't read them again. */
export const primePageMemo = <T>(actor: Actor, key: string, facts: T): void => {
  memos.get(actor)?.set(key, Promise.resolve(facts))
}

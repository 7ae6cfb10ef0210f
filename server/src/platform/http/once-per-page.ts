import type { Actor } from '@fieldhouse/contract/guards'

/** What was read for the page that is being rendered, by the person. Each request has its own `actor`. */
const pages = new WeakMap<Actor, Map<string, Promise<unknown>>>()

export const startPageMemo = (actor: Actor | null): void => {
  if (actor) pages.set(actor, new Map())
}

/** Whatever changes something may change what was read. */
export const clearPageMemo = (actor: Actor | null): void => {
  if (actor) pages.delete(actor)
}

/**
 * The calls of one page often begin with the same question, such as whose page it is. While a page is rendered, it is
 * asked once. A call over HTTP always asks.
 */
export const oncePerPage = <T>(actor: Actor, question: string, ask: () => Promise<T>): Promise<T> => {
  const asked = pages.get(actor)
  if (!asked) return ask()
  const answer = (asked.get(question) as Promise<T> | undefined) ?? ask()
  asked.set(question, answer)
  return answer
}

/** An answer that came with another, so the page doesn't ask for it. */
export const primePageMemo = <T>(actor: Actor, question: string, answer: T): void => {
  pages.get(actor)?.set(question, Promise.resolve(answer))
}

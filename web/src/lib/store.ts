import { useSyncExternalStore } from 'react'

/** A value that parts of the page watch, without a provider around them. */
export interface Store<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

export const createStore = <T>(initial: T): Store<T> => {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** While the server renders there is one store for all visitors, so it is never read there. */
export const useStore = <T>(store: Store<T>, onServer: T): T =>
  useSyncExternalStore(store.subscribe, store.get, () => onServer)

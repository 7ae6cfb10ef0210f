/**
 * Many ask the same at the same time: one look answers all who came before it began. Whoever comes while it is under
 * way waits for the next, so that nobody is told what was true before they asked.
 */
export const createSharedLook = <T>(look: (key: string) => Promise<T>) => {
  interface Looking {
    now: Promise<T>
    next: Promise<T> | null
  }
  const looking = new Map<string, Looking>()

  const begin = (key: string): Promise<T> => {
    const started: Looking = { now: look(key), next: null }
    looking.set(key, started)
    const end = () => {
      // Who waits has a look of their own coming, which stands in its place by then.
      if (looking.get(key) === started && !started.next) looking.delete(key)
    }
    started.now.then(end, end)
    return started.now
  }

  return (key: string): Promise<T> => {
    const current = looking.get(key)
    if (!current) return begin(key)
    const again = () => begin(key)
    current.next ??= current.now.then(again, again)
    return current.next
  }
}

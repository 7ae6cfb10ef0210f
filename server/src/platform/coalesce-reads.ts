/**
 * Coalesces reads of the same key. One read answers all callers who asked before it began. Callers who ask while it
 * runs share the next one, so nobody gets a value from before they asked.
 */
export const coalesceReads = <T>(read: (key: string) => Promise<T>) => {
  interface Running {
    now: Promise<T>
    next: Promise<T> | null
  }
  const running = new Map<string, Running>()

  const begin = (key: string): Promise<T> => {
    const started: Running = { now: read(key), next: null }
    running.set(key, started)
    const end = () => {
      // If a next read is waiting, it replaces this entry itself.
      if (running.get(key) === started && !started.next) running.delete(key)
    }
    started.now.then(end, end)
    return started.now
  }

  return (key: string): Promise<T> => {
    const current = running.get(key)
    if (!current) return begin(key)
    const again = () => begin(key)
    current.next ??= current.now.then(again, again)
    return current.next
  }
}

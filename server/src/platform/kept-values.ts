/** Keeps what was used last, up to a weight in bytes. */
export const createKeptValues = <V>({
  maxBytes,
  weigh,
}: {
  maxBytes: number
  weigh: (value: V) => number
}) => {
  const kept = new Map<string, V>()
  let bytes = 0
  const drop = (key: string) => {
    const value = kept.get(key)
    if (value === undefined) return
    kept.delete(key)
    bytes -= weigh(value)
  }
  return {
    get: (key: string): V | undefined => {
      const value = kept.get(key)
      if (value === undefined) return undefined
      // Put at the end: the first is the one that was not asked for the longest.
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set: (key: string, value: V): void => {
      drop(key)
      kept.set(key, value)
      bytes += weigh(value)
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
  }
}

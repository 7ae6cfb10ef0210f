interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * The next focus stop: the field is first, then the results. Null leaves the key to the browser. A typed letter goes to
 * the field.
 */
export const nextStop = (
  { key, ctrlKey, metaKey, altKey }: Key,
  current: number,
  count: number,
): number | null => {
  if (ctrlKey || metaKey || altKey || count === 0) return null
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current + count - 1) % count
  if (current === 0) return null
  if (key === 'Home') return Math.min(1, count - 1)
  if (key === 'End') return count - 1
  return key === 'Backspace' || ([...key].length === 1 && key !== ' ') ? 0 : null
}

/** Whether the key also acts on the newly focused element. */
export const isTyping = ({ key }: Pick<Key, 'key'>): boolean => key === 'Backspace' || [...key].length === 1

const touched = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>()

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Remembers which fields somebody has changed. Gives what ends it. */
export const watchTyping = (): (() => void) => {
  const note = ({ target }: Event) => {
    if (isField(target) && target.type !== 'search') touched.add(target)
  }
  document.addEventListener('input', note, true)
  return () => {
    document.removeEventListener('input', note, true)
    touched.clear()
  }
}

/** Whether a field on the page holds something that somebody entered. A field that is gone was saved or given up. */
export const hasUnsavedText = (): boolean => {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  return [...touched].some(({ value }) => value !== '')
}

const touched = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>()

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Remembers the fields that a person has changed. Returns a function that ends it. */
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

/** Whether a field on the page has text that a person entered. A removed field was saved or discarded. */
export const hasUnsavedText = (): boolean => {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  return [...touched].some(({ value }) => value !== '')
}

/** Text that is typed before the field it is meant for is there. */
export interface TypedAhead {
  /** From now on until it is taken, letters are kept here instead of going to the page. */
  start: () => void
  /** What was typed so far; letters go their own way again. */
  take: () => string
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

export const typedAhead = (): TypedAhead => {
  let text = ''
  const keep = (event: KeyboardEvent) => {
    if (!isLetter(event)) return
    event.preventDefault()
    text += event.key
  }
  return {
    start: () => {
      text = ''
      document.addEventListener('keydown', keep)
    },
    take: () => {
      document.removeEventListener('keydown', keep)
      const typed = text
      text = ''
      return typed
    },
  }
}

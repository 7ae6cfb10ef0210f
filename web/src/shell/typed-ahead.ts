import { takesText } from './search-key.ts'

/** Text that is typed before the field it is meant for is there. */
export interface TypedAhead {
  /** From now on until it is taken or given up by Escape, letters are kept here instead of going to the page. */
  start: (onGivenUp: () => void) => void
  /** What was typed so far; letters go their own way again. */
  take: () => string
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

export const typedAhead = (): TypedAhead => {
  let text = ''
  let listening = new AbortController()
  const take = () => {
    listening.abort()
    const typed = text
    text = ''
    return typed
  }
  const keep = (event: KeyboardEvent) => {
    if (!isLetter(event) || takesText(event.target)) return
    event.preventDefault()
    text += event.key
  }
  return {
    start: (onGivenUp) => {
      take()
      listening = new AbortController()
      const listen = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return keep(event)
        take()
        onGivenUp()
      }
      document.addEventListener('keydown', listen, { signal: listening.signal })
    },
    take,
  }
}

import { takesText } from './search-key.ts'

/** Text typed before its field exists. */
export interface TypedAhead {
  /** Collects typed letters until they are taken or Escape discards them. */
  start: (onGivenUp: () => void) => void
  /** Returns the text so far, and stops collecting. */
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

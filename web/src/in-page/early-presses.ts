import { asksForSearch, takesText } from '../shell/search-key.ts'
import { showWaiting } from './waiting-bar.ts'

/** The outermost part of the page that hydrates by itself, or the element. */
const hydratesWith = (element: Element): Element => {
  let part = element
  for (let at = element.closest('[data-drawn]'); at; at = at.parentElement?.closest('[data-drawn]') ?? null)
    part = at
  return part
}

/** React marks the elements that it has hydrated. */
const isAsleep = (element: Element): boolean =>
  !Object.keys(hydratesWith(element)).some((key) => key.startsWith('__react'))

/** Milliseconds. */
const pause = 50
/** After an element is hydrated, its effects follow. */
const settling = 200

const whenAlive = (element: Element, act: () => void): void => {
  if (!element.isConnected) return
  if (isAsleep(element)) setTimeout(() => whenAlive(element, act), pause)
  else setTimeout(act, settling)
}

const waitFor = (element: Element, act: () => void): void => {
  showWaiting(() => !element.isConnected || !isAsleep(element))
  whenAlive(element, act)
}

const choices = 'input[type="radio"], input[type="checkbox"]'
const controls = `button[type="button"], ${choices}, [data-press]`

const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * What someone presses before its part of the page is hydrated is pressed again after that. A late part records presses
 * itself (`ui/loading/drawn-part.ts`). A press on another button in the meantime replaces the first. A second press on the
 * same one only means that the first took too long.
 */
export const repeatEarlyPresses = (onPress: () => void): void => {
  let last: object = {}
  /** The latest press on each of them that waits. */
  const waiting = new WeakMap<Element, object>()

  const again = (element: Element, event: Event, press: () => void, isChoice = false) => {
    event.preventDefault()
    const own = {}
    waiting.set(element, own)
    if (!isChoice) last = own
    onPress()
    waitFor(element, () => {
      if (waiting.get(element) !== own) return
      waiting.delete(element)
      if (isChoice || last === own) press()
    })
  }

  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls)
      if (!control || !opensHere(event)) return
      if (isAsleep(control)) again(control, event, () => control.click(), control.matches(choices))
      // Someone was faster than the repetition.
      else waiting.delete(control)
    },
    true,
  )

  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      // The others work by themselves.
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      if (isAsleep(form)) again(form, event, () => (submitter ? submitter.click() : form.requestSubmit()))
      else waiting.delete(form)
    },
    true,
  )

  repeatSearchKey(onPress)
}

/** Longer than any search. */
const mostKeys = 200
/** Half a minute. A slow machine takes a few seconds. */
const mostAttempts = 600

/**
 * SRC-01: the key "/", and what is typed after it. Someone who goes on in a field of the page does not want to search
 * anymore.
 */
const repeatSearchKey = (onPress: () => void): void => {
  let keys: string[] = []
  let isRepeating = false
  /** Whether the page took the key: then it prevented what the browser would do. */
  const isTaken = (key: string): boolean => {
    isRepeating = true
    const isLeft = document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
    isRepeating = false
    return !isLeft
  }
  addEventListener(
    'keydown',
    (event) => {
      if (isRepeating) return
      const control = document.querySelector('[aria-keyshortcuts="/"]')
      if (event.key === 'Escape' || takesText(event.target)) keys = []
      // After it is hydrated, the first ones are still to be repeated.
      if (!control || (keys.length === 0 && !isAsleep(control))) return
      const isTyped = keys.length > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (!isTyped && !asksForSearch(event)) return
      event.preventDefault()
      if (keys.length < mostKeys) keys.push(event.key)
      if (keys.length > 1) return
      onPress()
      const own = keys
      const repeat = (attempts: number) => {
        if (own !== keys) return
        const [first = '', ...letters] = keys
        const isHeard = isTaken(first)
        // On a slow machine, the header starts to listen long after React has marked it.
        if (!isHeard && control.isConnected && attempts < mostAttempts)
          return void setTimeout(() => repeat(attempts + 1), pause)
        keys = []
        if (isHeard) for (const letter of letters) isTaken(letter)
      }
      waitFor(control, () => repeat(0))
    },
    true,
  )
}

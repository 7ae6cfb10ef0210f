/* Server-rendered content that is not hydrated yet. When someone points at it, presses, or types in it, this
   records what they did and replays it after hydration. */

const reachable = 'a[href], button, input, textarea, select, summary, [tabindex]'

/** Without what is `data-apart`: it is drawn in another way before hydration, so it would shift the others. */
const reachableIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(reachable)].filter((part) => !part.closest('[data-apart]'))

type TextInput = HTMLInputElement | HTMLTextAreaElement

const inputsIn = (element: HTMLElement): TextInput[] => [
  ...element.querySelectorAll<TextInput>(
    'input[name]:not([type=hidden], [type=radio], [type=checkbox]), textarea[name]',
  ),
]

/** What was done in a part, by the index of its target. */
export interface Deeds {
  /** -1 for none. */
  focused: number
  /** Each one time, in order: a second press on the same button only means that the first one took too long. */
  pressed: readonly number[]
  typed: ReadonlyMap<string, string>
}

export const noDeeds: Deeds = { focused: -1, pressed: [], typed: new Map() }

const typedIn = (element: HTMLElement): Map<string, string> =>
  new Map(
    inputsIn(element).flatMap(({ name, value, defaultValue }) =>
      value === defaultValue ? [] : [[name, value]],
    ),
  )

/** Types it again, so listeners receive it. */
const typeAgain = (element: HTMLElement, typed: ReadonlyMap<string, string>) => {
  for (const input of inputsIn(element)) {
    const text = typed.get(input.name)
    if (text === undefined) continue
    const { prototype } = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** One after the other, so that each press sees what the one before has changed. */
const pressAgain = ([first, ...others]: readonly HTMLElement[]) => {
  if (!first) return
  first.click()
  // React has applied the press by then.
  queueMicrotask(() => pressAgain(others))
}

/** In the hydrated part that replaced the server-rendered one. */
export const doAgain = (element: HTMLElement, { focused, pressed, typed }: Deeds): void => {
  typeAgain(element, typed)
  const parts = reachableIn(element)
  parts[focused]?.focus({ preventScroll: true })
  pressAgain(pressed.flatMap((place) => parts[place] ?? []))
}

/** Links work by themselves. Everything else needs a listener. */
const pressedPart = (target: EventTarget | null): HTMLElement | null => {
  if (!(target instanceof Element)) return null
  const part = target.closest('label')?.control ?? target.closest<HTMLElement>(reachable)
  return part && !part.matches('a[href], input:not([type=radio], [type=checkbox]), textarea, select, summary')
    ? part
    : null
}

/**
 * Calls `wake` at each sign that someone wants to use the part. A scrolling finger is not one: with touch, only a press
 * counts.
 */
export const watchDrawnPart = (element: HTMLElement, wake: () => void) => {
  const stopped = new AbortController()
  const pressed = new Set<HTMLElement>()
  let pressEnd: PromiseWithResolvers<void> | null = null

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, listener, { signal: stopped.signal, capture: true })

  on('pointerover', ({ pointerType }) => {
    if (pointerType === 'mouse') wake()
  })
  for (const name of ['focusin', 'input', 'keydown'] as const) on(name, wake)
  on('pointerdown', () => {
    pressEnd ??= Promise.withResolvers()
    // A press is followed by its click. A press that becomes a scroll has none.
    const end = () =>
      setTimeout(() => {
        pressEnd?.resolve()
        pressEnd = null
      })
    for (const name of ['pointerup', 'pointercancel'])
      addEventListener(name, end, { once: true, capture: true })
  })
  on('click', (event) => {
    const part = pressedPart(event.target)
    if (!part) return
    event.preventDefault()
    pressed.add(part)
    wake()
  })
  on('submit', (event) => {
    event.preventDefault()
    wake()
  })

  return {
    /** A press in progress: nothing may change under the finger. */
    press: (): Promise<void> | undefined => pressEnd?.promise,
    /** What was done so far. */
    deeds: (): Deeds => {
      const parts = reachableIn(element)
      return {
        focused: parts.indexOf(document.activeElement as HTMLElement),
        pressed: [...pressed].map((part) => parts.indexOf(part)).filter((place) => place >= 0),
        typed: typedIn(element),
      }
    },
    stop: () => stopped.abort(),
  }
}

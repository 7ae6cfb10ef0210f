/** What someone presses to change something. Links work by themselves, unless they say otherwise. */
const pressable = 'button, summary, label, input, select, textarea, [role="button"], [data-press]'

const isPress = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(pressable) !== null

/** The answer to the cookie question needs nothing else (`cookie-question.ts`). */
const isAnswer = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-consent]') !== null

interface Person {
  /** Uses the page. */
  onUse: () => void
  /** Only reads so far. A finger that scrolls is not a press. */
  onReading: () => void
}

/** Listens for the first signs of a person, until the signal. */
export const watchForUse = ({ onUse, onReading }: Person, signal: AbortSignal): void => {
  const on = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, (event) => !isAnswer(event) && hear(event), {
      signal,
      capture: true,
      passive: true,
    })

  // A page that opens under a resting mouse gets an event too.
  on('pointermove', ({ pointerType, movementX, movementY }) => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) onUse()
  })
  on('pointerdown', ({ pointerType, target }) =>
    pointerType === 'mouse' || isPress(target) ? onUse() : onReading(),
  )
  // A click without a pointer comes from a screen reader or a voice.
  on('click', ({ target }) => isPress(target) && onUse())
  for (const name of ['keydown', 'focusin', 'input', 'change'] as const) on(name, onUse)
  on('scroll', onReading)
}

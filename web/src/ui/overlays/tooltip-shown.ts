import { place } from './tooltip-place.ts'

interface Options {
  hidesAfter: number | undefined
  onHide: () => void
}

/** Shows a tip beside its target until the returned function hides it. Requests that on Escape or a press elsewhere. */
export const showTip = (
  tip: HTMLElement,
  target: HTMLElement,
  { hidesAfter, onHide }: Options,
): (() => void) => {
  const watching = new AbortController()
  const { signal } = watching
  const move = () => place(tip, target)

  // In the top layer nothing covers or clips it.
  tip.showPopover?.()
  tip.dataset.shown = ''
  move()
  addEventListener('scroll', move, { capture: true, passive: true, signal })
  addEventListener('resize', move, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && onHide(), { signal })
  document.addEventListener(
    'pointerdown',
    ({ target: pressed }) => {
      const isHere = pressed instanceof Node && (target.contains(pressed) || tip.contains(pressed))
      if (!isHere) onHide()
    },
    { signal },
  )
  const hiding = hidesAfter === undefined ? undefined : setTimeout(onHide, hidesAfter)

  return () => {
    clearTimeout(hiding)
    watching.abort()
    delete tip.dataset.shown
    tip.hidePopover?.()
  }
}

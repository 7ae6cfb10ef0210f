import { whenIdle } from './when-idle.ts'

/** The number of steps, each too short to notice on a slow phone. */
const moments = 20

/**
 * For a long page. Parts far from the window (`data-far`) are not laid out at first, which saves half of the work in
 * the first second. They are laid out when the browser is idle, so a full-page screenshot has no gaps.
 */
export const layOutWhenIdle = (page: HTMLElement | null) => {
  const far = [...(page?.querySelectorAll<HTMLElement>('[data-far]') ?? [])]
  const atOnce = Math.ceil(far.length / moments)
  let cancel = () => {}
  const next = () => {
    if (far.length === 0) return
    cancel = whenIdle(() => {
      for (const part of far.splice(0, atOnce)) part.style.setProperty('content-visibility', 'visible')
      // After the paint: earlier, it would run in the same frame.
      requestAnimationFrame(next)
    })
  }
  next()
  return () => {
    far.length = 0
    cancel()
  }
}

import { whenIdle } from './when-idle.ts'

/** So many moments, none of which is felt. */
const moments = 10

/**
 * For a long page. What is far from the window (`data-far`) is not laid out with the rest, which is half of the work of
 * its first second; it is when the browser has nothing else to do, so that a picture of the whole page has nothing empty.
 */
export const layOutWhenIdle = (page: HTMLElement | null) => {
  const far = [...(page?.querySelectorAll<HTMLElement>('[data-far]') ?? [])]
  const atOnce = Math.ceil(far.length / moments)
  let cancel = () => {}
  const next = () => {
    if (far.length === 0) return
    cancel = whenIdle(() => {
      for (const part of far.splice(0, atOnce)) part.style.setProperty('content-visibility', 'visible')
      // After it was painted: what is asked for at once is given in the same moment.
      requestAnimationFrame(next)
    })
  }
  next()
  return () => {
    far.length = 0
    cancel()
  }
}

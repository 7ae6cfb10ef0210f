import type { Page } from '@playwright/test'

/** What moves, of what it consists, how far it moves with every frame, and up to which message. */
export interface Way {
  area: string
  row: string
  step: number
  /** 0 for as long as it moves. */
  until: number
}

export interface Ride {
  /** The longest time from one frame to the next, in ms. */
  longestFrame: number
  /** The longest that a script or the drawing held up the page, in ms; shorter ones than 50 are not told. */
  longestTask: number
  /** Of all frames, those that took more than 50 ms, in percent. */
  slowFrames: number
  /** Of all frames, those in which there was nothing to move to, in percent. */
  standing: number
  /** How far what is read was moved by anything else than the scrolling, in pixels. */
  jump: number
  /** Elements in the page at the end. */
  elements: number
}

/** Whoever waits for so many frames waits in vain. */
const mostStanding = 1800

/** Moves the list a step with every frame, as a thumb does that never rests. */
export const ride = (page: Page, way: Way): Promise<Ride> =>
  page.evaluate(
    async ({ area: areaSelector, row: rowSelector, step, until, mostStanding }) => {
      const area = document.querySelector(areaSelector)
      if (!area) throw new Error(`There is no ${areaSelector}`)
      const { left, top, width, height } = area.getBoundingClientRect()
      const middle = () =>
        document.elementFromPoint(left + width / 2, top + height / 2)?.closest<HTMLElement>(rowSelector)
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration)
      })
      observer.observe({ type: 'longtask' })
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

      const frames: number[] = []
      let standing = 0
      let jump = 0
      let before = await frame()
      let read: { row: HTMLElement; top: number } | undefined
      for (;;) {
        const now = await frame()
        frames.push(now - before)
        before = now
        const at = read?.row.getBoundingClientRect().top ?? 0
        if (read) jump = Math.max(jump, Math.abs(at - read.top))
        // Asked for only when the one before leaves the screen: to find it costs more than the scrolling.
        if (!read?.row.isConnected || at < top || at > top + height) {
          const row = middle()
          read = row ? { row, top: row.getBoundingClientRect().top } : undefined
        } else read.top = at
        if (Number(read?.row.dataset.seq ?? Number.POSITIVE_INFINITY) <= until) break
        const from = area.scrollTop
        area.scrollTop += step
        const moved = area.scrollTop - from
        if (moved === 0 && until === 0) break
        if (moved === 0) standing += 1
        if (standing > mostStanding) throw new Error(`At ${read?.row.dataset.seq} nothing more came`)
        if (read) read.top -= moved
      }
      observer.disconnect()
      const share = (count: number) => (100 * count) / frames.length
      return {
        longestFrame: Math.max(...frames),
        longestTask: Math.max(0, ...tasks),
        slowFrames: share(frames.filter((length) => length > 50).length),
        standing: share(standing),
        jump,
        elements: document.querySelectorAll('*').length,
      }
    },
    { ...way, mostStanding },
  )

/** A page of nothing but rows, as many as they are in the other. */
export const plainRows = (count: number): string => {
  const rows = Array.from(
    { length: count },
    (_, place) =>
      `<p data-seq="${place + 1}">Coach, thank you for watching the game. I have put the film of the second half on my page.</p>`,
  )
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title>
    <style>main { height: 600px; overflow-y: auto; overflow-anchor: none } p { padding: 10px }</style>
    <main>${rows.join('')}</main>`
}

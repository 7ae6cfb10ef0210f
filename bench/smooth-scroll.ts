import type { Page } from '@playwright/test'

/** The element that scrolls, its rows, the distance per frame, and the last message to reach. */
export interface Way {
  area: string
  row: string
  step: number
  /** 0 while it is scrolling. */
  until: number
}

export interface Ride {
  /** The longest time from one frame to the next, in ms. */
  longestFrame: number
  /** The longest time that a script or drawing blocked the page, in ms. Blocks under 50 are not reported. */
  longestTask: number
  /** The share of frames that took more than 50 ms, in percent. */
  slowFrames: number
  /** The share of frames with nothing more to scroll to, in percent. */
  standing: number
  /** How far the content moved for reasons other than the scrolling, in pixels. */
  jump: number
  /** Elements in the page at the end. */
  elements: number
}

/** After this many frames without progress, the run has failed. */
const mostStanding = 1800

/** Scrolls the list one step with every frame, like a thumb that never rests. */
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
        // Looked up only when the last one leaves the screen, because the lookup costs more than the scrolling.
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
        if (standing > mostStanding) throw new Error(`Nothing more was loaded after ${read?.row.dataset.seq}`)
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

/** A page with only rows, the same number as in the other. */
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

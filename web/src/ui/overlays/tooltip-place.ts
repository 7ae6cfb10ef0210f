const gap = 6
const margin = 8

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Above, or below without room. Never off the screen. */
export const besides = (tip: { width: number; height: number }, target: Box, screen: { width: number }) => {
  const above = target.top - gap - tip.height
  const centred = target.left + (target.width - tip.width) / 2
  return {
    top: above >= margin ? above : target.top + target.height + gap,
    left: Math.max(margin, Math.min(centred, screen.width - margin - tip.width)),
  }
}

export const place = (tip: HTMLElement, target: HTMLElement): void => {
  const { top, left } = besides(tip.getBoundingClientRect(), target.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
  })
  tip.style.top = `${top}px`
  tip.style.left = `${left}px`
}

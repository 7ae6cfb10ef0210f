interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

const gap = 14
const margin = 12

const insideMargin = (value: number, most: number): number => Math.max(margin, Math.min(value, most))

/** Below the target, else above, else at the lower edge. Never off the screen. */
export const cardPlace = (target: Box | null, card: Size, screen: Size): { left: number; top: number } => {
  const lowest = screen.height - card.height - margin
  if (!target)
    return {
      left: insideMargin((screen.width - card.width) / 2, screen.width),
      top: insideMargin(lowest / 2, lowest),
    }
  const left = insideMargin(target.left, screen.width - card.width - margin)
  const below = target.top + target.height + gap
  if (below <= lowest) return { left, top: below }
  const above = target.top - gap - card.height
  return { left, top: above >= margin ? above : Math.max(margin, lowest) }
}

import { type Box, insetBox } from './map-box.ts'
import type { Outlines } from './outlines.ts'

interface MapInsetProps {
  outlines: Outlines
  /** In the country's miles. */
  box: Box
}

const { x, y, width, height } = insetBox

/** Where in the country the map is. */
export const MapInset = ({ outlines, box }: MapInsetProps) => {
  const left = Math.max(x, box.x)
  const top = Math.max(y, box.y)
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      className="pointer-events-none absolute start-3 top-3 w-18 overflow-hidden rounded-xs bg-surface"
    >
      <path d={outlines.country} className="fill-line dark:fill-line-strong" />
      <rect
        x={left}
        y={top}
        width={Math.max(120, Math.min(x + width, box.x + box.width) - left)}
        height={Math.max(120, Math.min(y + height, box.y + box.height) - top)}
        className="fill-none stroke-text [vector-effect:non-scaling-stroke]"
      />
    </svg>
  )
}

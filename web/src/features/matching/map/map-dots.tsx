import type { MapPoint } from '@fieldhouse/contract/matching.survey'
import { type FocusEvent, type MouseEvent, memo, type PointerEvent } from 'react'
import { classNames } from '../../../ui/style/class-names.ts'
import type { Box } from './map-box.ts'
import type { Spot } from './projection.ts'

export interface Dot {
  readonly point: MapPoint
  readonly spot: Spot
}

/** Each part of a map is placed as a share of its box, so zooming and moving the layer moves it too. */
export const spotIn = (box: Box, { x, y }: Spot) => ({
  left: share((x - box.x) / box.width),
  top: share((y - box.y) / box.height),
})

const share = (value: number) => `${Number((value * 100).toFixed(4))}%`

const dotName = ({ name, rank, total }: MapPoint) =>
  [rank === null ? null : `Number ${rank}`, name, total === null ? null : `${total} of 100`]
    .filter(Boolean)
    .join(', ')

interface MapDotsProps {
  dots: readonly Dot[]
  box: Box
  isNumbered: boolean
  /** The one that the Tab key reaches. */
  activeId: number | null
  selectedId: number | null
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
  onFocus: (event: FocusEvent<HTMLButtonElement>) => void
  onPoint: (event: PointerEvent<HTMLButtonElement>) => void
  onLeave: () => void
}

const smallDot =
  'absolute flex -translate-1/2 items-center justify-center rounded-full focus-visible:z-2 before:bg-accent-text size-6 before:rounded-full before:absolute'
/** With more than this, they would cover the map. */
const mostLargeDots = 150
const smallDotPx = (count: number) => (count > mostLargeDots ? 4 : 7)

/** One button for each college. A press on the map reaches the nearest one because its target is larger than its dot. */
export const MapDots = memo(
  ({ dots, box, isNumbered, activeId, selectedId, onPress, onFocus, onPoint, onLeave }: MapDotsProps) =>
    dots.map(({ point, spot }) => (
      <button
        key={point.id}
        type="button"
        data-dot={point.id}
        aria-label={dotName(point)}
        aria-pressed={point.id === selectedId}
        tabIndex={point.id === activeId ? 0 : -1}
        onClick={onPress}
        onFocus={onFocus}
        onPointerEnter={onPoint}
        onPointerLeave={onLeave}
        style={spotIn(box, spot)}
        className={classNames(
          isNumbered
            ? 'map-rank'
            : classNames(smallDot, smallDotPx(dots.length) === 4 ? 'before:size-1' : 'before:size-[7px]'),
          point.id === selectedId &&
            'z-1 focus-visible:z-2 before:ring-2 before:ring-text before:ring-offset-1 before:ring-offset-surface',
        )}
      >
        {isNumbered ? point.rank : null}
      </button>
    )),
)

const miles = (value: number) => Math.round(value)

/** The small dots before anyone can press them. */
export const DrawnDots = ({ dots, box }: Pick<MapDotsProps, 'dots' | 'box'>) => (
  <svg
    viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className="absolute inset-0 size-full overflow-visible"
  >
    <path
      d={dots.map(({ spot }) => `M${miles(spot.x)} ${miles(spot.y)}h0`).join('')}
      strokeWidth={smallDotPx(dots.length)}
      strokeLinecap="round"
      className="fill-none stroke-accent-text [vector-effect:non-scaling-stroke]"
    />
  </svg>
)

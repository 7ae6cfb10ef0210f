import { memo, useId, useMemo } from 'react'
import type { MapScene } from './map-box.ts'
import { outlinePath } from './outline-path.ts'
import type { Outlines } from './outlines.ts'
import type { Spot } from './projection.ts'

interface Leader {
  readonly id: number
  readonly from: Spot
  readonly to: Spot
}

interface MapDrawingProps {
  /** Nobody can move it. */
  isStill: boolean
  outlines: Outlines | null
  scene: MapScene
  radiusMiles: number | null
  /** Codes of states that are chosen as a whole. */
  reached: readonly string[]
  leaders: readonly Leader[]
}

/** The states, the radius, and the leader lines. Lines keep their width however far in the map is. */
export const MapDrawing = memo(
  ({ isStill, outlines, scene, radiusMiles, reached, leaders }: MapDrawingProps) => {
    const clip = useId()
    const states = useId()
    const { project, center, box } = scene
    const paths = useMemo(
      () =>
        outlines?.states.map(({ code, rings }) => ({
          code,
          d: outlinePath(rings, project, isStill ? box : undefined),
        })) ?? [],
      [outlines, project, isStill, box],
    )
    const hasCircle = center !== null && radiusMiles !== null
    const isReached = (code: string) => reached.includes(code)
    return (
      <svg
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible **:[vector-effect:non-scaling-stroke]"
      >
        <g className="fill-sunken stroke-surface">
          <g id={states}>
            {paths.map(({ code, d }) => (
              <path
                key={code}
                d={d}
                // Set on each path: a copy in the circle does not inherit it from the group.
                vectorEffect="non-scaling-stroke"
                {...(isReached(code) && { className: 'fill-accent-soft' })}
              />
            ))}
          </g>
        </g>
        {hasCircle && (
          <>
            <clipPath id={clip}>
              <circle r={radiusMiles} />
            </clipPath>
            <g clipPath={`url(#${clip})`} className="fill-accent-soft stroke-surface">
              <use href={`#${states}`} />
            </g>
            <circle
              r={radiusMiles}
              className="fill-none stroke-accent-text"
              strokeDasharray="3 4"
              strokeWidth={1.3}
            />
          </>
        )}
        <g className="stroke-accent-text">
          {leaders.map(({ id, from, to }) => (
            <line key={id} x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={1} />
          ))}
        </g>
      </svg>
    )
  },
)

import { memo, useMemo } from 'react'
import type { Box, MapScene } from './map-box.ts'
import { spotIn } from './map-dots.tsx'
import type { Outlines } from './outlines.ts'
import type { Project, Spot } from './projection.ts'

const areaOf = (ring: readonly Spot[]): number =>
  Math.abs(
    ring.reduce((sum, { x, y }, index) => {
      const next = ring[(index + 1) % ring.length]
      return next ? sum + (x * next.y - next.x * y) / 2 : sum
    }, 0),
  )

/** As wide as a square of the same area, in miles. */
const sizeOf = (rings: Outlines['states'][number]['rings'], project: Project): number =>
  Math.sqrt(Math.max(0, ...rings.slice(0, 1).map((ring) => areaOf(ring.map(project)))))

/** Of the frame's width. In a smaller state, the letters would cover it. */
const smallestShare = 0.085
const nearestHome = 0.06

interface StateLettersProps {
  outlines: Outlines
  scene: MapScene
  zoom: number
  home: Spot | null
}

export const StateLetters = memo(({ outlines, scene: { project, box }, zoom, home }: StateLettersProps) => {
  const states = useMemo(
    () =>
      outlines.states.map(({ code, label, rings }) => ({
        code,
        spot: project(label),
        size: sizeOf(rings, project),
      })),
    [outlines, project],
  )
  return states
    .filter(({ size }) => (size * zoom) / box.width > smallestShare)
    .filter(
      ({ spot }) => !home || (Math.hypot(spot.x - home.x, spot.y - home.y) * zoom) / box.width > nearestHome,
    )
    .map(({ code, spot }) => (
      <span key={code} style={spotIn(box, spot)} className="map-state">
        {code}
      </span>
    ))
})

/** On the circle, in the southwest. */
export const RadiusLabel = ({ radiusMiles, box }: { radiusMiles: number; box: Box }) => (
  <span
    style={spotIn(box, { x: -radiusMiles * 0.74, y: radiusMiles * 0.74 })}
    className="pointer-events-none absolute -translate-x-full -translate-y-1/2 rounded-xs bg-surface/70 px-1 font-display text-ui leading-tight font-semibold whitespace-nowrap text-muted"
  >
    {radiusMiles.toLocaleString('en-US')} mi
  </span>
)

export const HomeMark = ({ spot, box }: { spot: Spot; box: Box }) => (
  <svg
    viewBox="-6 -6 12 12"
    aria-hidden="true"
    style={spotIn(box, spot)}
    className="pointer-events-none absolute size-[18px] -translate-1/2"
  >
    <path d="M0 -5.2L5 -.6V5H-5V-.6Z" className="fill-text stroke-surface" />
  </svg>
)

interface DotLabelProps {
  text: string
  spot: Spot
  box: Box
  shown: Box
}

/** The name of one college above its dot, grown away from the nearer edge. */
export const DotLabel = ({ text, spot, box, shown }: DotLabelProps) => {
  const across = (spot.x - shown.x) / shown.width
  const isHigh = (spot.y - shown.y) / shown.height < 0.15
  return (
    <span
      aria-hidden="true"
      style={{
        ...spotIn(box, spot),
        translate: `${across < 0.3 ? '-12px' : across > 0.7 ? 'calc(12px - 100%)' : '-50%'} ${isHigh ? '14px' : 'calc(-100% - 14px)'}`,
      }}
      className="pointer-events-none absolute z-3 max-w-56 rounded-sm border border-line bg-raised px-2 py-1 text-small leading-tight font-semibold text-balance shadow-float"
    >
      {text}
    </span>
  )
}

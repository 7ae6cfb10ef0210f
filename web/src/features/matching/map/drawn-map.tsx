import type { ComponentProps } from 'react'
import { boxAround, type MapScene, overlaps, sceneOf } from './map-box.ts'
import { MatchMap } from './match-map.tsx'
import { type Outlines, readOutlines } from './outlines.ts'
import { around, type Geo, type Spot } from './projection.ts'
import * as states from './states.data.ts'

const all = readOutlines(states)

const milesTo = ({ x, y }: Spot): number => Math.hypot(x, y)

/** How far each state reaches from its letters. */
const reaches = new Map(
  all.states.map(({ code, label, rings }) => {
    const project = around(label)
    return [code, Math.max(...rings.flat().map((place) => milesTo(project(place))))]
  }),
)

/** Whether a state may be in sight. Most are too far from home, which is known without their borders. */
const mayBeIn = ({ project, center, box }: MapScene) => {
  const seen = Math.hypot(Math.max(-box.x, box.x + box.width), Math.max(-box.y, box.y + box.height))
  return ({ code, label }: { code: string; label: Geo }): boolean =>
    center === null || milesTo(project(label)) - (reaches.get(code) ?? 0) <= seen
}

type DrawnMapProps = ComponentProps<typeof MatchMap>

/** Only the states in sight. The browser draws the others when someone moves the map. */
const statesIn = ({ home, radiusMiles, ratio = 1.2 }: DrawnMapProps): Outlines => {
  const scene = sceneOf(home, radiusMiles, ratio)
  const isIn = (ring: readonly Geo[]) => overlaps(boxAround(ring.map(scene.project)), scene.box)
  return { ...all, states: all.states.filter(mayBeIn(scene)).filter(({ rings }) => rings.some(isIn)) }
}

/** The map as the server draws it. A reader sees it without a script. */
export const DrawnMap = (props: DrawnMapProps) => <MatchMap {...props} drawn={statesIn(props)} />

import type { ComponentProps } from 'react'
import { boxAround, overlaps, sceneOf } from './map-box.ts'
import { MatchMap } from './match-map.tsx'
import { type Outlines, readOutlines } from './outlines.ts'
import * as states from './states.data.ts'

const all = readOutlines(states)

type DrawnMapProps = ComponentProps<typeof MatchMap>

/** Only the states in sight. The browser draws the others when someone moves the map. */
const statesIn = ({ home, radiusMiles, ratio = 1.2 }: DrawnMapProps): Outlines => {
  const { project, box } = sceneOf(home, radiusMiles, ratio)
  return {
    ...all,
    states: all.states.filter(({ rings }) =>
      rings.some((ring) => overlaps(boxAround(ring.map(project)), box)),
    ),
  }
}

/** The map as the server draws it. A reader sees it without a script. */
export const DrawnMap = (props: DrawnMapProps) => <MatchMap {...props} drawn={statesIn(props)} />

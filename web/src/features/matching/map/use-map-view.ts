import { useState } from 'react'
import type { Box } from './map-box.ts'
import { type MapMove, type MapView, movedView, startOf } from './map-view.ts'

/** The view a person chose. It starts over when what the map is about changes: home or the radius. */
export const useMapView = (box: Box, subject: string) => {
  const [chosen, setChosen] = useState<{ subject: string; view: MapView } | null>(null)
  const view = chosen?.subject === subject ? chosen.view : startOf(box)
  return {
    view,
    isMoved: chosen?.subject === subject,
    move: (change: MapMove) =>
      setChosen((last) => ({
        subject,
        view: movedView(last?.subject === subject ? last.view : startOf(box), change, box),
      })),
    reset: () => setChosen(null),
  }
}

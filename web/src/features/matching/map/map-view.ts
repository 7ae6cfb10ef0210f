import type { Box } from './map-box.ts'
import type { Spot } from './projection.ts'

/** How far a person has zoomed in, and the spot in the middle of the frame. */
export interface MapView {
  readonly zoom: number
  readonly middle: Spot
}

export type MapMove =
  | { readonly type: 'pan'; readonly right: number; readonly down: number }
  | { readonly type: 'zoom'; readonly by: number; readonly at?: Spot }
  | { readonly type: 'center'; readonly at: Spot }

const middleOf = (box: Box): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export const startOf = (box: Box): MapView => ({ zoom: 1, middle: middleOf(box) })

/** Out to the whole country, and in to a frame that is 60 miles wide. */
const widest = 3600
const narrowest = 60

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const boundedZoom = (zoom: number, box: Box) =>
  bounded(zoom, Math.min(1, box.width / widest), Math.max(1, box.width / narrowest))

/** Shares of the frame: a pan of 1 to the right shows what was beside it. */
export const movedView = (view: MapView, move: MapMove, box: Box): MapView => {
  const width = box.width / view.zoom
  const height = box.height / view.zoom
  if (move.type === 'center') return { ...view, middle: move.at }
  if (move.type === 'pan') {
    const reach = Math.max(widest, box.width) / 2
    const middle = middleOf(box)
    return {
      ...view,
      middle: {
        x: bounded(view.middle.x + move.right * width, middle.x - reach, middle.x + reach),
        y: bounded(view.middle.y + move.down * height, middle.y - reach, middle.y + reach),
      },
    }
  }
  const zoom = boundedZoom(view.zoom * move.by, box)
  // The spot under the finger, or a chosen dot, stays where it is.
  const at = move.at ?? view.middle
  const share = view.zoom / zoom
  return {
    zoom,
    middle: {
      x: at.x + (view.middle.x - at.x) * share,
      y: at.y + (view.middle.y - at.y) * share,
    },
  }
}

export const canZoom = (view: MapView, by: number, box: Box): boolean =>
  Math.abs(boundedZoom(view.zoom * by, box) - view.zoom) > 0.001

/** What the frame shows. */
export const shownBox = ({ zoom, middle }: MapView, box: Box): Box => {
  const width = box.width / zoom
  const height = box.height / zoom
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

export const isIn = (box: Box, { x, y }: Spot): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

import { type PointerEvent, useRef } from 'react'
import type { MapMove } from './map-view.ts'

interface Finger {
  readonly x: number
  readonly y: number
}

/** Less is a press, not a drag. */
const leastMove = 5

const fingersApart = ([a, b]: readonly Finger[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** One finger or the mouse moves the map, two fingers zoom it. */
export const useMapDrag = (move: (change: MapMove) => void) => {
  const fingers = useRef(new Map<number, Finger>())
  const isDragging = useRef(false)

  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    if (fingers.current.size === 0) isDragging.current = false
  }

  return {
    onPointerDown: ({ pointerId, button, clientX, clientY }: PointerEvent) => {
      if (button === 0) fingers.current.set(pointerId, { x: clientX, y: clientY })
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const last = fingers.current.get(pointerId)
      if (!last) return
      const [right, down] = [clientX - last.x, clientY - last.y]
      if (!isDragging.current && fingers.current.size === 1) {
        if (Math.hypot(right, down) < leastMove) return
        isDragging.current = true
        // From here on it is a drag: the dot below gets no click.
        currentTarget.setPointerCapture(pointerId)
      }
      const before = fingersApart([...fingers.current.values()])
      fingers.current.set(pointerId, { x: clientX, y: clientY })
      const { width, height } = currentTarget.getBoundingClientRect()
      if (fingers.current.size === 1) move({ type: 'pan', right: -right / width, down: -down / height })
      else if (before > 0) move({ type: 'zoom', by: fingersApart([...fingers.current.values()]) / before })
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  }
}

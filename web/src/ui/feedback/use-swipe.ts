import { type PointerEvent, useRef } from 'react'
import { swipeOf } from '../actions/swipe.ts'

const pointOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY })

/** A finger moves the element to a side. The mouse selects its text instead. */
export const useSwipe = (onSwipe: () => void) => {
  const from = useRef<ReturnType<typeof pointOf>>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : pointOf(event)
    },
    onPointerUp: (event: PointerEvent) => {
      const isSwipe = from.current && swipeOf(from.current, pointOf(event)) !== 0
      from.current = null
      if (isSwipe) onSwipe()
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

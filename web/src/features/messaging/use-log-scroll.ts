import type { MessageRow } from '@fieldhouse/contract/messaging'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { hasAbove, shownRows, type WindowEnd, windowDown, windowUp } from './log-window.ts'

/** This close to an edge, more is loaded. This close to the end, the newest message counts as visible. */
const nearEdge = 1500
const nearEnd = 48

interface LogScroll {
  rows: readonly MessageRow[]
  /** Changes with anything else that makes the log longer. */
  tail: unknown
  onOlder: () => void
}

/** The bubble in the middle of the view. Changes above it must not move it. */
const middleBubble = (area: HTMLElement): { seq: string; top: number } | null => {
  const bubbles = area.querySelectorAll<HTMLElement>('[data-seq]')
  const middle = area.scrollTop + area.clientHeight / 2
  let from = 0
  let to = bubbles.length - 1
  while (from < to) {
    const place = (from + to) >> 1
    if ((bubbles[place]?.offsetTop ?? 0) < middle) from = place + 1
    else to = place
  }
  const found = bubbles[from]
  return found?.dataset.seq ? { seq: found.dataset.seq, top: found.offsetTop } : null
}

/**
 * The scroll position in a log of any length. At the end it stays at the end. Elsewhere it stays with the visible
 * messages when others arrive. Only a part of a long log is rendered, and it moves along.
 */
export const useLogScroll = ({ rows, tail, onOlder }: LogScroll) => {
  const area = useRef<HTMLDivElement>(null)
  const [end, setEnd] = useState<WindowEnd>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const isPinned = useRef(true)
  const height = useRef(0)
  const anchor = useRef<{ seq: string; top: number } | null>(null)
  const shown = useMemo(() => shownRows(rows, end), [rows, end])

  const look = () => {
    const element = area.current
    if (!element) return
    // A growing field fires a scroll event first. At the end, the view stays at the end.
    if (isPinned.current && element.clientHeight !== height.current) element.scrollTop = element.scrollHeight
    height.current = element.clientHeight
    const below = element.scrollHeight - element.scrollTop - element.clientHeight
    isPinned.current = end === null && below < nearEnd
    setAtEnd(isPinned.current)
    anchor.current = middleBubble(element)
    if (element.scrollTop < nearEdge) {
      if (hasAbove(rows, end)) setEnd(windowUp(rows, end))
      else onOlder()
    } else if (below < nearEdge && end !== null) setEnd(windowDown(rows, end))
  }
  const lookAgain = useEffectEvent(look)

  const first = shown[0]?.seq
  const last = shown.at(-1)?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the log's length moves what is visible
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const kept = anchor.current
    if (isPinned.current) element.scrollTop = element.scrollHeight
    else if (kept) {
      const bubble = element.querySelector<HTMLElement>(`[data-seq="${kept.seq}"]`)
      if (bubble) element.scrollTop += bubble.offsetTop - kept.top
    }
    lookAgain()
  }, [first, last, rows.length, tail])

  useEffect(() => {
    const element = area.current
    if (!element) return
    // The field below grows with its text, and a phone's keyboard opens.
    const observer = new ResizeObserver(() => {
      if (isPinned.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const toEnd = () => {
    isPinned.current = true
    setEnd(null)
    setAtEnd(true)
    if (area.current) area.current.scrollTop = area.current.scrollHeight
  }

  return { area, shown, isAtEnd, toEnd, onScroll: look }
}

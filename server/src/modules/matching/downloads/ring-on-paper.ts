import type { ScoredPart } from '@fieldhouse/contract/matching.match'
import { Path, Svg } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { paper } from '../../../platform/print/inks.ts'

const middle = 50
const radius = 44.75
const strokeWidth = 10.5
/** Between two arcs, in the units of the ring. */
const gap = 1.6
const around = 2 * Math.PI * radius

const pointAt = (length: number): string => {
  const angle = (2 * Math.PI * length) / around - Math.PI / 2
  return `${(middle + radius * Math.cos(angle)).toFixed(3)} ${(middle + radius * Math.sin(angle)).toFixed(3)}`
}

/** Clockwise, by length from the top. A full turn needs two arcs. */
const arc = (from: number, to: number): string => {
  const half = (from + to) / 2
  return `M${pointAt(from)} A${radius} ${radius} 0 0 1 ${pointAt(half)} A${radius} ${radius} 0 0 1 ${pointAt(to)}`
}

interface RingArc {
  readonly whole: string
  /** Null if nothing of it is filled. */
  readonly filled: string | null
}

/** One arc per scored part, clockwise from the top: as long as its weight, and filled to its fit. */
export const ringArcs = (parts: readonly Pick<ScoredPart, 'weight' | 'fit'>[]): RingArc[] => {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  const space = parts.length > 1 ? gap : 0
  let start = 0
  return parts.map(({ weight, fit }) => {
    const length = (around * weight) / weights
    const [from, to] = [start + space / 2, start + length - space / 2]
    start += length
    return {
      whole: arc(from, to),
      filled: fit > 0 ? arc(from, from + ((to - from) * fit) / 100) : null,
    }
  })
}

/** The ring of a match, without its number. */
export const ringOnPaper = (parts: readonly ScoredPart[], size: number, ink: string): ReactElement =>
  createElement(
    Svg,
    { viewBox: '0 0 100 100', style: { width: size, height: size } },
    ...ringArcs(parts).flatMap(({ whole, filled }, index) => [
      createElement(Path, { key: `whole ${index}`, d: whole, stroke: paper.line, strokeWidth, fill: 'none' }),
      filled
        ? createElement(Path, { key: `filled ${index}`, d: filled, stroke: ink, strokeWidth, fill: 'none' })
        : null,
    ]),
  )

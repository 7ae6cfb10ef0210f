import { createElement, type ReactNode } from 'react'
import { longestPart } from './name-fit.ts'

/** A part up to this length fits every row. */
const mostLetters = 14

/** Whether a part of the name may need a row of its own. */
export const isLongName = (name: string): boolean => longestPart(name) > mostLetters

const LongPart = ({ part }: { part: string }) => (
  <span className="inline-block max-w-full overflow-x-clip align-bottom text-ellipsis whitespace-nowrap">
    {part}
  </span>
)

/** The parts in order. A space stays text, so the line can break there, and after a hyphen. */
const piecesOf = (name: string): ReactNode[] =>
  name
    .split(/(\s+)|(?<=-)/)
    .filter(Boolean)
    .map((part) => (part.length > mostLetters ? createElement(LongPart, { part }) : part))

/**
 * A name in a narrow row. It wraps between its parts. Only a part that is too long for the whole row is cut, with an
 * ellipsis. The full name is in the tooltip, and screen readers read all of it.
 */
export const NameParts = ({ name }: { name: string }) =>
  // Two parts may be the same, so the children are passed one by one and need no keys.
  isLongName(name) ? createElement('span', { title: name }, ...piecesOf(name)) : name

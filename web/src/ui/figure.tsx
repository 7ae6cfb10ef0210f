import type { FigureName } from '@fieldhouse/contract/profiles.drawn-player'

interface FigureProps {
  of: FigureName
  /** Which part of the drawing is seen. */
  viewBox: string
}

/** A player drawn in two inks: near-black and the color of the poster behind. */
export const Figure = ({ of, viewBox }: FigureProps) => (
  <svg viewBox={viewBox} preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="figure size-full">
    <use href={`/figures/${of}.svg#${of}`} />
  </svg>
)

interface FigureProps {
  /** The name of a drawing in `public/figures`, an SVG with one group of the same name. */
  of: string
  /** The visible part of the drawing. */
  viewBox: string
}

/** A player drawn in two colors: near-black and the color of the poster behind. */
export const Figure = ({ of, viewBox }: FigureProps) => (
  <svg viewBox={viewBox} preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="figure size-full">
    <use href={`/figures/${of}.svg#${of}`} />
  </svg>
)

interface FigureProps {
  /** The name of a drawing in `public/figures`, an SVG with one group of the same name. */
  of: string
  /** Which part of the drawing is seen. */
  viewBox: string
}

/** A player drawn in two inks: near-black and the color of the poster behind. */
export const Figure = ({ of, viewBox }: FigureProps) => (
  <svg viewBox={viewBox} preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="figure size-full">
    <use href={`/figures/${of}.svg#${of}`} />
  </svg>
)

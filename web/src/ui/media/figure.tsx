interface FigureProps {
  /** The name of a drawing in `public/figures`, an SVG with one group of the same name. */
  of: string
  /** The file with the drawing, if it has others too. */
  file?: string | undefined
  /** The visible part of the drawing. */
  viewBox: string
}

/** All drawings of a row of posters. A browser fetches six files at a time, and would fetch one for each poster first. */
export const figuresFile = (names: readonly string[]): string =>
  `/figures.svg?of=${[...new Set(names)].sort().join()}`

/** A player drawn in two colors: near-black and the color of the poster behind. */
export const Figure = ({ of, file = `/figures/${of}.svg`, viewBox }: FigureProps) => (
  <svg viewBox={viewBox} preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="figure size-full">
    <use href={`${file}#${of}`} />
  </svg>
)

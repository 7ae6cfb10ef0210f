/** The drawings in `public/figures`, each an SVG with one group of the same name. */
export type FigureName =
  | 'baseball-batter'
  | 'baseball-pitcher'
  | 'basketball-female-drive'
  | 'basketball-female-shot'
  | 'basketball-male-drive'
  | 'basketball-male-shot'
  | 'hockey-goalie'
  | 'hockey-skater-female'
  | 'hockey-skater-male'
  | 'lacrosse-female'
  | 'lacrosse-male'
  | 'soccer-female-strike'
  | 'soccer-keeper'
  | 'soccer-male-strike'
  | 'softball-pitcher'

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

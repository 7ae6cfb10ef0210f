import shooter from './drawings/shooter.svg?no-inline'

interface FigureProps {
  /** Which part of the drawing is seen. */
  viewBox: string
  isFlipped?: boolean
}

/** A player drawn in two inks: near-black and the colour of the poster it stands on. */
export const Figure = ({ viewBox, isFlipped = false }: FigureProps) => (
  <svg
    viewBox={viewBox}
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    className={`figure size-full ${isFlipped ? '-scale-x-100' : ''}`}
  >
    <use href={`${shooter}#shooter`} />
  </svg>
)

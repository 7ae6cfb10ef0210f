/** A part of a hundred. The number beside it says the same. */
export const ScoreBar = ({ value }: { value: number }) => (
  <span aria-hidden="true" className="block h-1.5 overflow-clip rounded-full bg-sunken">
    <span className="block h-full rounded-full bg-accent-text" style={{ width: `${value}%` }} />
  </span>
)

import { type Chance, chances } from '@fieldhouse/contract/matching.match'
import { chanceNames } from './match-labels.ts'

/** Reach, target, or likely: three small bars and the word. It is beside the score, not in it. */
export const ChanceMark = ({ chance }: { chance: Chance }) => (
  <span className={`chance-mark chance-${chance}`}>
    <span aria-hidden="true">
      {chances.map((step) => (
        <i key={step} />
      ))}
    </span>
    {chanceNames[chance]}
  </span>
)

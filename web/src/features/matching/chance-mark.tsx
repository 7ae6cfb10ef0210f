import { type Chance, chances } from '@fieldhouse/contract/matching.match'
import { classNames } from '../../ui/style/class-names.ts'
import { chanceNames } from './match-labels.ts'

/** Reach, target, or likely: three small bars and the word. It is beside the score, not in it. */
export const ChanceMark = ({ chance }: { chance: Chance }) => (
  <span className="inline-flex items-center gap-2 font-display text-small leading-none font-semibold tracking-[0.05em] whitespace-nowrap uppercase">
    <span aria-hidden="true" className="flex gap-[3px] [print-color-adjust:exact]">
      {chances.map((step, index) => (
        <span
          key={step}
          className={classNames(
            'h-3 w-[5px] rounded-[1px] bg-current',
            index > chances.indexOf(chance) && 'opacity-22',
          )}
        />
      ))}
    </span>
    {chanceNames[chance]}
  </span>
)

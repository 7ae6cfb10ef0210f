import { classNames } from '../../../ui/style/class-names.ts'

const most = [1, 2, 3, 4, 5]

/** A weight from 0 to 5. */
export const WeightPips = ({ weight }: { weight: number }) => (
  <span
    role="img"
    aria-label={`Weight ${weight} of 5`}
    className="inline-flex gap-[3px] [print-color-adjust:exact]"
  >
    {most.map((step) => (
      <span
        key={step}
        className={classNames('h-3 w-[7px] rounded-[1px]', step <= weight ? 'bg-text' : 'bg-line')}
      />
    ))}
  </span>
)

import { Slider } from '../../../../ui/forms/slider.tsx'
import { weightWords } from '../survey-words.ts'

interface WeightRowProps {
  name: string
  title: string
  text: string
  weight: number
  /** The survey has no answer to it yet. */
  isOpen: boolean
  onChange: (weight: number) => void
  isReadOnly: boolean
}

const most = weightWords.length - 1

/** From 0 to 5, always with the word. */
export const WeightRow = ({ name, title, text, weight, isOpen, onChange, isReadOnly }: WeightRowProps) => (
  <li className="grid gap-x-6 border-b border-line py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] sm:items-center">
    <div className="grid min-w-0 gap-0.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-ui font-semibold">
        {title}
        <span className="text-small font-normal text-muted sm:hidden" aria-hidden="true">
          {weightWords[weight]}
        </span>
      </span>
      <span className="text-small text-muted">{text}</span>
      {isOpen && <span className="text-small">Not answered yet, so it does not count.</span>}
    </div>
    <div className="grid items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
      <Slider
        name={name}
        label={title}
        valueText={`${weight} of ${most}: ${weightWords[weight]}`}
        min={0}
        max={most}
        value={weight}
        isDisabled={isReadOnly}
        onValueChange={onChange}
      />
      <span className="text-small text-muted max-sm:hidden" aria-hidden="true">
        {weightWords[weight]}
      </span>
    </div>
  </li>
)

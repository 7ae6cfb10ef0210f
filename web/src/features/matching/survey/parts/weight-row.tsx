import { Slider } from '../../../../ui/forms/slider.tsx'
import { weightWords } from '../survey-words.ts'

interface WeightRowProps {
  name: string
  title: string
  text: string
  weight: number
  onChange: (weight: number) => void
  isReadOnly: boolean
}

const most = weightWords.length - 1

/** From 0 to 5, always with the word. */
export const WeightRow = ({ name, title, text, weight, onChange, isReadOnly }: WeightRowProps) => (
  <li className="grid gap-x-6 border-b border-line py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] sm:items-center">
    <div className="flex items-baseline justify-between gap-3 sm:grid sm:justify-normal sm:gap-0.5">
      <span className="text-ui font-semibold">{title}</span>
      <span className="text-small text-muted max-sm:sr-only">{text}</span>
      <span className="text-small text-muted sm:hidden" aria-hidden="true">
        {weightWords[weight]}
      </span>
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

import { Check, Minus } from 'lucide-react'
import { Icon } from '../../../ui/media/icon.tsx'

interface OptionLineProps {
  name: string
  isIncluded?: boolean
}

/** One line of a card: a check mark, or a dash that a screen reader announces as text. */
export const OptionLine = ({ name, isIncluded = true }: OptionLineProps) => (
  <li className="flex gap-2.5 py-1.5 text-ui leading-[1.4]">
    {isIncluded ? (
      <Icon of={Check} className="mt-px text-accent-text" />
    ) : (
      <Icon of={Minus} className="mt-px scale-x-75 text-line-strong" />
    )}
    <span className={isIncluded ? 'min-w-0' : 'min-w-0 text-muted'}>
      {name}
      {!isIncluded && <span className="sr-only">, not included</span>}
    </span>
  </li>
)

import { Check, Minus } from 'lucide-react'
import { Icon } from '../../../ui/media/icon.tsx'

/** For a board, whose lines share them. */
export const lineIcons = [Check, Minus]

interface OptionLineProps {
  name: string
  isIncluded?: boolean
}

/** One line of a card: a check mark, or a dash that a screen reader announces as text. */
export const OptionLine = ({ name, isIncluded = true }: OptionLineProps) => (
  <li className={isIncluded ? 'option-line' : 'option-line option-line-missing'}>
    <Icon of={isIncluded ? Check : Minus} />
    <span>
      {name}
      {!isIncluded && <span className="sr-only">, not included</span>}
    </span>
  </li>
)

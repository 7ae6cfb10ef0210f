import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'

interface ChipProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** On or off. Without it the chip only opens or does something. */
  isOn?: boolean | undefined
}

/** A small option in a row of others. */
export const Chip = ({ isOn, children, ...button }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    {...button}
    className={classNames('chip chip-button', isOn && 'chip-on')}
  >
    {children}
  </button>
)

interface RemovableChipProps {
  /** Its meaning, which also names the remove button. */
  label: string
  onRemove: () => void
  /** The visible content, if it is more than the label. */
  children?: ReactNode
  /** For the remove button's name. */
  removeText?: string | undefined
}

/** An active filter, until its remove button is pressed. */
export const RemovableChip = ({ label, onRemove, children, removeText = 'Remove' }: RemovableChipProps) => (
  <span className="chip chip-on chip-removable">
    <span className="min-w-0 py-1">{children ?? label}</span>
    <button type="button" aria-label={`${removeText} ${label}`} onClick={onRemove} className="chip-remove">
      <Icon of={X} size="sm" />
    </button>
  </span>
)

import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'

const shape =
  'inline-flex min-h-8 max-w-full items-center rounded-full border text-start text-small touch:min-h-11'
const off = 'border-line bg-surface font-medium text-text'
const on = 'border-transparent bg-accent-soft font-semibold text-accent-text'

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
    className={classNames(
      shape,
      'transition-press gap-1.5 px-3 not-disabled:active:translate-y-px disabled:opacity-45',
      isOn ? on : off,
    )}
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
  <span className={classNames(shape, on, 'ps-3 pe-1')}>
    <span className="min-w-0 py-1">{children ?? label}</span>
    <button
      type="button"
      aria-label={`${removeText} ${label}`}
      onClick={onRemove}
      className="transition-press ms-0.5 grid size-6 shrink-0 place-items-center rounded-full hover:opacity-70 touch:-me-1 touch:size-11"
    >
      <Icon of={X} size="sm" />
    </button>
  </span>
)

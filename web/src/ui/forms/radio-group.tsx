import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'
import { ChoiceGroup, type ChoiceGroupProps } from './choice.tsx'

interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** In a card, before the label. */
  icon?: LucideIcon
  isDisabled?: boolean | undefined
}

const looks = {
  vertical: {
    group: 'grid gap-1.5 touch:gap-0',
    option: 'radio-line',
    control: '',
  },
  horizontal: {
    group: 'flex flex-wrap gap-x-6 gap-y-1.5 touch:gap-y-0',
    option: 'radio-line',
    control: '',
  },
  card: {
    group: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2.5',
    option: 'radio-card',
    control: 'order-last ms-auto',
  },
}

interface RadioGroupProps extends ChoiceGroupProps {
  name: string
  options: readonly RadioOption[]
  defaultValue?: string | undefined
  /** With `onValueChange` the caller controls the choice. */
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** Stacked, in a line, or as boxes with the circle at the end. */
  look?: keyof typeof looks
  isDisabled?: boolean | undefined
}

/** One of a few. */
export const RadioGroup = ({
  name,
  options,
  defaultValue,
  value,
  onValueChange,
  look = 'vertical',
  isDisabled,
  isRequired,
  ...group
}: RadioGroupProps) => (
  <ChoiceGroup {...group} isRequired={isRequired} isRadio>
    <div className={looks[look].group}>
      {options.map((option) => (
        <Radio
          key={option.value}
          {...option}
          name={name}
          look={look}
          isRequired={isRequired}
          isDisabled={isDisabled || option.isDisabled}
          checkedProps={
            value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value }
          }
          onPick={() => onValueChange?.(option.value)}
        />
      ))}
    </div>
  </ChoiceGroup>
)

interface RadioProps extends RadioOption {
  name: string
  look: keyof typeof looks
  isRequired: boolean | undefined
  checkedProps: { checked: boolean } | { defaultChecked: boolean }
  onPick: () => void
}

const Radio = ({
  name,
  value,
  label,
  hint,
  icon,
  look,
  isRequired,
  isDisabled,
  checkedProps,
  onPick,
}: RadioProps) => {
  const id = useId()
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  const { option, control } = looks[look]
  return (
    <label className={`radio-option ${option}`}>
      <input
        type="radio"
        name={name}
        value={value}
        required={isRequired}
        disabled={isDisabled}
        // The hint is in the label too, so it can be pressed, but it is not part of the name.
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        {...checkedProps}
        onChange={onPick}
        className={classNames('radio', control)}
      />
      {icon && <Icon of={icon} />}
      <span className="min-w-0">
        <span id={labelId}>{label}</span>
        {hint && (
          <span id={hintId} className="block text-small font-normal text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

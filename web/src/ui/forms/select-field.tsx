import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'
import { Field, type FieldProps } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean | undefined
}

interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

type SelectFieldProps = FieldProps &
  Omit<
    ComponentProps<'select'>,
    'required' | 'className' | 'children' | 'multiple' | 'size' | 'value' | 'defaultValue'
  > & {
    name: string
    options: readonly (SelectOption | SelectGroup)[]
    /** Shown without a choice. Its value is empty. */
    placeholder?: string | undefined
    value?: string | undefined
    defaultValue?: string | undefined
    onValueChange?: ((value: string) => void) | undefined
  }

/** One of many known options, in the device's own list, which works best on a phone. */
export const SelectField = ({
  label,
  hint,
  fault,
  isRequired,
  isLabelHidden,
  options,
  placeholder,
  onValueChange,
  onChange,
  ...select
}: SelectFieldProps) => (
  <Field {...{ label, hint, fault, isRequired, isLabelHidden }}>
    {(control) => (
      <div className="relative">
        <select
          {...select}
          {...control}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.currentTarget.value)
          }}
          className={classNames(
            'control',
            'appearance-none pe-10 text-ellipsis',
            placeholder !== undefined && "has-[>option[value='']:checked]:text-muted",
          )}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(choice)}
              </optgroup>
            ) : (
              choice(entry)
            ),
          )}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted" />
      </div>
    )}
  </Field>
)

const choice = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled} className="bg-raised text-text">
    {label}
  </option>
)

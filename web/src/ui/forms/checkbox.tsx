import type { ReactNode } from 'react'
import { BareCheckbox, type BareCheckboxProps } from './bare-checkbox.tsx'
import { Choice, ChoiceGroup, type ChoiceGroupProps, type ChoiceProps } from './choice.tsx'

type CheckboxProps = ChoiceProps & Omit<BareCheckboxProps, 'required'> & { name: string }

/** Yes or no. The form's data contains it (`on`, or its value) only when it is checked. */
export const Checkbox = ({ label, hint, fault, isRequired, ...box }: CheckboxProps) => (
  <Choice {...{ label, hint, fault, isRequired }}>
    {(control) => <BareCheckbox {...box} {...control} />}
  </Choice>
)

/** Checkboxes that answer one question together. */
export const CheckboxGroup = ({ children, ...group }: ChoiceGroupProps & { children: ReactNode }) => (
  <ChoiceGroup {...group}>
    <div className="grid gap-1.5 touch:gap-0">{children}</div>
  </ChoiceGroup>
)

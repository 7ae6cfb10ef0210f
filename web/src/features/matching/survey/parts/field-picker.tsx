import { useRef, useState } from 'react'
import { useNextFocus } from '../../../../lib/use-next-focus.ts'
import { RemovableChip } from '../../../../ui/data/chip.tsx'
import { ComboboxField } from '../../../../ui/forms/combobox-field.tsx'

const mostFields = 6

interface FieldPickerProps {
  chosen: readonly string[]
  all: readonly string[]
  onChange: (chosen: string[]) => void
  fault: string | undefined
  isReadOnly: boolean
}

/** Up to six fields of study. They can be picked and removed one after the other by keyboard. */
export const FieldPicker = ({ chosen, all, onChange, fault, isReadOnly }: FieldPickerProps) => {
  const [picked, setPicked] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()
  const isFull = chosen.length >= mostFields
  const chips = () => [...(box.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
  const textField = () => box.current?.querySelector<HTMLElement>('[role=combobox]:not(:disabled)')
  const remove = (field: string) => {
    focusNext(() => chips()[chosen.indexOf(field)] ?? textField())
    onChange(chosen.filter((one) => one !== field))
  }
  const add = (field: string) => {
    if (!field) return
    focusNext(() => textField() ?? chips().at(-1))
    onChange([...chosen, field].toSorted())
    setPicked((times) => times + 1)
  }
  return (
    <div ref={box} className="contents">
      {chosen.length > 0 && (
        <ul aria-label="Your fields" className="flex flex-wrap gap-2">
          {chosen.map((field) => (
            <li key={field} className="max-w-full">
              {isReadOnly ? (
                <span className="inline-flex min-h-8 items-center rounded-full bg-accent-soft px-3 text-small font-semibold">
                  {field}
                </span>
              ) : (
                <RemovableChip label={field} onRemove={() => remove(field)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <ComboboxField
          // Empty again after each choice.
          key={picked}
          label="Add a field"
          name="majors"
          options={all
            .filter((field) => !chosen.includes(field))
            .map((field) => ({ value: field, label: field }))}
          hint={isFull ? 'You can pick up to six. Remove one to add another.' : 'Type, or open the list.'}
          fault={fault}
          isDisabled={isFull}
          onValueChange={add}
        />
      )}
    </div>
  )
}

import { useId } from 'react'
import { BareCheckbox } from '../../../../ui/forms/bare-checkbox.tsx'
import { FieldNote } from '../../../../ui/forms/field.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'

interface CardChoice<Value extends string> {
  value: Value
  title: string
  /** Below the title: what it means, or how many. */
  text?: string | undefined
}

interface CardChoicesProps<Value extends string> {
  legend: string
  hint?: string | undefined
  isLegendHidden?: boolean | undefined
  choices: readonly CardChoice<Value>[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  note?: string | undefined
  fault?: string | undefined
  /** Narrow cards: four beside each other, two on a phone. */
  isNarrow?: boolean | undefined
  name: string
}

/** Any number of a few, as cards for a thumb. */
export const CardChoices = <Value extends string>({
  legend,
  hint,
  isLegendHidden,
  choices,
  chosen,
  onChange,
  note,
  fault,
  isNarrow,
  name,
}: CardChoicesProps<Value>) => {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(fault ?? note)
  return (
    <fieldset
      className="group/choices grid min-w-0 gap-3"
      data-fault={fault ? true : undefined}
      aria-describedby={hasNote ? noteId : undefined}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-3 text-body leading-tight font-semibold'}>
        {legend} {hint && <span className="font-normal text-muted">{hint}</span>}
      </legend>
      <div
        className={classNames(
          'grid gap-2.5',
          isNarrow ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]' : 'sm:grid-cols-2',
        )}
      >
        {choices.map(({ value, title, text }, index) => (
          <label
            key={value}
            htmlFor={`${id}-${index}-box`}
            className="relative grid min-h-14 cursor-pointer content-start gap-1.5 rounded-md border border-line-strong bg-raised px-4 py-3.5 outline-offset-2 outline-accent-text group-data-fault/choices:border-danger has-checked:border-accent-text has-checked:shadow-[inset_0_0_0_1px_var(--accent-text)] has-focus-visible:outline-2 has-disabled:cursor-not-allowed"
          >
            <span className="flex items-start justify-between gap-2">
              <span
                id={`${id}-${index}`}
                className="min-w-0 font-display text-d4 leading-none font-semibold uppercase"
              >
                {title}
              </span>
              <BareCheckbox
                id={`${id}-${index}-box`}
                name={name}
                value={value}
                checked={chosen.includes(value)}
                aria-labelledby={`${id}-${index}`}
                aria-describedby={text ? `${id}-${index}-text` : undefined}
                onCheckedChange={(isOn) =>
                  onChange(
                    choices
                      .map((choice) => choice.value)
                      .filter((one) => (one === value ? isOn : chosen.includes(one))),
                  )
                }
              />
            </span>
            {text && (
              <span id={`${id}-${index}-text`} className="text-small leading-snug text-muted">
                {text}
              </span>
            )}
          </label>
        ))}
      </div>
      {hasNote && <FieldNote id={noteId} hint={note} fault={fault} />}
    </fieldset>
  )
}

import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  name: string
  /** Below the field until a fault takes its place. */
  hint?: string | undefined
  fault?: string | undefined
}

/** What ties a control to its label and its note. */
interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  className: string
}

type LabelledProps = Omit<FieldProps, 'name'> & { children: (control: ControlProps) => ReactNode }

const Labelled = ({ label, hint, fault, children }: LabelledProps) => {
  const id = useId()
  const noteId = `${id}-note`
  const note = fault ?? hint
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
        className:
          'w-full rounded-md border border-line bg-surface px-3 py-2.5 text-base text-text aria-invalid:border-danger',
      })}
      {note && (
        <p id={noteId} className={fault ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {note}
        </p>
      )}
    </div>
  )
}

/** A labelled line of text. */
export const TextField = ({ label, hint, fault, ...input }: FieldProps & ComponentProps<'input'>) => (
  <Labelled label={label} hint={hint} fault={fault}>
    {(control) => <input {...input} {...control} />}
  </Labelled>
)

/** A labelled text of several lines. */
export const TextArea = ({ label, hint, fault, ...input }: FieldProps & ComponentProps<'textarea'>) => (
  <Labelled label={label} hint={hint} fault={fault}>
    {(control) => <textarea {...input} {...control} />}
  </Labelled>
)

import { type ReactNode, useId } from 'react'

/** What every field has in common. */
export interface FieldProps {
  label: string
  /** Shown below the field until an error replaces it. */
  hint?: ReactNode
  /** What is wrong and what to do. */
  fault?: string | undefined
  isRequired?: boolean | undefined
  /** The label is only for screen readers, if it is obvious. */
  isLabelHidden?: boolean | undefined
}

/** Connects a control to its label and its note. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  required: boolean | undefined
}

/** The label is above, the hint below. An error replaces the hint. */
export const Field = ({
  label,
  hint,
  fault,
  isRequired,
  isLabelHidden,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) => {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(fault ?? hint)
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'field-label'}>
        {label}
        {isRequired && <RequiredStar />}
      </label>
      {children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': hasNote ? noteId : undefined,
        required: isRequired,
      })}
      {hasNote && <FieldNote id={noteId} hint={hint} fault={fault} />}
    </div>
  )
}

export const RequiredStar = () => (
  <span aria-hidden="true" className="text-danger">
    {' '}
    *
  </span>
)

export const FieldNote = ({ id, hint, fault }: { id: string } & Pick<FieldProps, 'hint' | 'fault'>) => (
  <p id={id} className={fault ? 'text-small text-danger' : 'text-small text-muted'}>
    {fault ?? hint}
  </p>
)

import { type ComponentProps, useId } from 'react'

interface FieldProps {
  label: string
  name: string
  /** Below the field until a fault takes its place. */
  hint?: string | undefined
  fault?: string | undefined
}

const useFieldIds = ({ hint, fault }: Pick<FieldProps, 'hint' | 'fault'>) => {
  const id = useId()
  const note = fault ?? hint
  return {
    note,
    noteId: `${id}-note`,
    control: {
      id,
      'aria-invalid': fault ? true : undefined,
      'aria-describedby': note ? `${id}-note` : undefined,
    } as const,
  }
}

const Note = ({ id, text, isFault }: { id: string; text: string | undefined; isFault: boolean }) =>
  text ? (
    <p id={id} className={isFault ? 'text-sm text-danger' : 'text-sm text-muted'}>
      {text}
    </p>
  ) : null

const controlLook =
  'w-full rounded-md border border-line bg-surface px-3 py-2.5 text-base text-text aria-invalid:border-danger'

/** A labelled line of text. */
export const TextField = ({ label, hint, fault, ...input }: FieldProps & ComponentProps<'input'>) => {
  const { control, note, noteId } = useFieldIds({ hint, fault })
  return (
    <div className="grid gap-1.5">
      <label htmlFor={control.id} className="font-medium">
        {label}
      </label>
      <input {...input} {...control} className={controlLook} />
      <Note id={noteId} text={note} isFault={fault !== undefined} />
    </div>
  )
}

/** A labelled text of several lines. */
export const TextArea = ({ label, hint, fault, ...input }: FieldProps & ComponentProps<'textarea'>) => {
  const { control, note, noteId } = useFieldIds({ hint, fault })
  return (
    <div className="grid gap-1.5">
      <label htmlFor={control.id} className="font-medium">
        {label}
      </label>
      <textarea {...input} {...control} className={controlLook} />
      <Note id={noteId} text={note} isFault={fault !== undefined} />
    </div>
  )
}

import { type ClipboardEvent, type ComponentProps, useId, useImperativeHandle, useState } from 'react'
import { CutNote } from '../feedback/cut-note.tsx'
import { classNames } from '../style/class-names.ts'
import { FieldNote, type FieldProps, RequiredStar } from './field.tsx'
import { useFieldText } from './use-field-text.ts'

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'required' | 'className' | 'value' | 'defaultValue'> & {
    name: string
    value?: string | undefined
    defaultValue?: string | undefined
    onValueChange?: ((value: string) => void) | undefined
  }

/** A labeled text of several lines. With a `maxLength` it counts. */
export const TextArea = ({
  label,
  hint,
  fault,
  isRequired,
  isLabelHidden,
  maxLength,
  rows = 4,
  ref,
  value,
  defaultValue,
  onChange,
  onPaste,
  onValueChange,
  ...area
}: TextAreaProps) => {
  const id = useId()
  const { field, text, readText } = useFieldText<HTMLTextAreaElement>(defaultValue ?? '')
  const [isCut, setIsCut] = useState(false)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current)

  const noteId = `${id}-note`
  const counterId = `${id}-counter`
  const hasNote = isCut || Boolean(fault ?? hint)
  const hasCounter = maxLength !== undefined
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'field-label'}>
        {label}
        {isRequired && <RequiredStar />}
      </label>
      <textarea
        {...area}
        {...(value === undefined ? { defaultValue } : { value })}
        id={id}
        ref={field}
        rows={rows}
        maxLength={maxLength}
        required={isRequired}
        aria-invalid={fault ? true : undefined}
        aria-describedby={classNames(hasNote && noteId, hasCounter && counterId) || undefined}
        className={classNames('control', 'resize-y')}
        onPaste={(event) => {
          setIsCut(hasCounter && !hasRoomFor(event, maxLength))
          onPaste?.(event)
        }}
        onChange={(event) => {
          const isPaste =
            event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'insertFromPaste'
          if (!isPaste) setIsCut(false)
          readText()
          onChange?.(event)
          onValueChange?.(event.currentTarget.value)
        }}
      />
      {(hasNote || hasCounter) && (
        <div className="flex items-baseline justify-between gap-4">
          <div className="min-w-0">
            {hasNote && <FieldNote id={noteId} {...(isCut ? { hint: <CutNote /> } : { hint, fault })} />}
          </div>
          {hasCounter && <Counter id={counterId} count={(value ?? text).length} limit={maxLength} />}
        </div>
      )}
    </div>
  )
}

const hasRoomFor = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>, limit: number) => {
  const pasted = clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
  const { value, selectionStart, selectionEnd } = currentTarget
  return value.length - (selectionEnd - selectionStart) + pasted.length <= limit
}

const Counter = ({ id, count, limit }: { id: string; count: number; limit: number }) => (
  <p className="relative shrink-0 text-small text-muted">
    <span aria-hidden="true">{`${count} / ${limit}`}</span>
    <span id={id} className="sr-only">{`${count} of ${limit} characters`}</span>
    <span role="status" className="sr-only">
      {roomLeft(limit - count, limit)}
    </span>
  </p>
)

/** Announced only near the limit, and not for every letter. */
const roomLeft = (left: number, limit: number): string => {
  if (left > Math.min(20, limit / 5)) return ''
  return left <= 0 ? 'No characters left' : `At most ${Math.ceil(left / 5) * 5} characters left`
}

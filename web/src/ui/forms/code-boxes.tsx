import { OTPField } from '@base-ui/react/otp-field'
import { type FocusEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classNames } from '../style/class-names.ts'
import { FieldNote, type FieldProps, RequiredStar } from './field.tsx'
import { announceLeaving, announceText } from './text-carrier.ts'
import { useFormEvent } from './use-form-event.ts'

interface CodeBoxesProps extends FieldProps {
  name: string
  length?: number | undefined
  defaultValue?: string | undefined
  /** Called when every box is filled. Never twice in a row with the same code. */
  onComplete?: ((code: string) => void) | undefined
  onValueChange?: ((code: string) => void) | undefined
  /** The last code did not arrive, so the same one may be sent again. */
  canRepeat?: boolean | undefined
  /** The code is being checked: the boxes keep the focus and ignore input. */
  isBusy?: boolean | undefined
}

/** A short code of digits, a box for each, shown as dots. A full code with an error is cleared, to start over. */
export const CodeBoxes = ({
  label,
  hint,
  fault,
  isRequired = false,
  isLabelHidden = false,
  name,
  length = 4,
  defaultValue = '',
  onComplete,
  onValueChange,
  canRepeat = false,
  isBusy = false,
}: CodeBoxesProps) => {
  const id = useId()
  const [code, setCode] = useState(defaultValue)
  const firstBox = useRef<HTMLInputElement>(null)
  const carrier = useRef<HTMLInputElement>(null)
  useFormEvent('reset', carrier, () => setCode(defaultValue))
  useCarriedText(carrier, code)
  useCompletion(code, length, (full) => onComplete?.(full), { canRepeat, first: defaultValue })
  useNewFault(fault, () => {
    // An error for an unfinished code, as on blur, clears nothing.
    if (code.length < length) return
    if (carrier.current) carrier.current.value = ''
    setCode('')
    firstBox.current?.focus()
  })

  const change = (next: string) => {
    setCode(next)
    onValueChange?.(next)
  }
  const labelId = `${id}-label`
  const noteId = `${id}-note`
  const hasNote = Boolean(fault ?? hint)
  return (
    <div className="relative grid min-w-0 content-start gap-1.5">
      <label
        id={labelId}
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'text-ui leading-[1.3] font-[550]'}
      >
        {label}
        {isRequired && <RequiredStar />}
      </label>
      <OTPField.Root
        id={id}
        dir="ltr"
        length={length}
        value={code}
        onValueChange={change}
        required={isRequired}
        readOnly={isBusy}
        aria-busy={isBusy}
        aria-labelledby={labelId}
        aria-describedby={hasNote ? noteId : undefined}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
          const isHere = currentTarget.contains(relatedTarget) || relatedTarget === carrier.current
          if (!isHere) announceLeaving(carrier.current)
        }}
        className="grid max-w-md auto-cols-fr grid-flow-col gap-2 sm:gap-3"
      >
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box's key is its index
          <span key={index} className="relative grid">
            <OTPField.Input
              ref={index === 0 ? firstBox : undefined}
              type="text"
              aria-label={index === 0 ? undefined : `Digit ${index + 1} of ${length}`}
              aria-invalid={fault ? true : undefined}
              className={boxClassName}
              onKeyDown={(event) => {
                const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing
                if (event.key !== 'Backspace' || !isPlain || !code[index] || isBusy) return
                // Base UI would also go back a box, and the next digit would replace a right one.
                event.preventBaseUIHandler()
                event.preventDefault()
                change(code.slice(0, index) + code.slice(index + 1))
              }}
            />
            <span aria-hidden="true" className={dotClassName} />
          </span>
        ))}
      </OTPField.Root>
      <input
        ref={carrier}
        name={name}
        defaultValue={defaultValue}
        autoComplete="off"
        aria-hidden="true"
        tabIndex={-1}
        className="sr-only bottom-0"
        onFocus={() => firstBox.current?.focus()}
        // Passing the focus on is not a blur.
        onBlur={(event) => event.isTrusted && event.stopPropagation()}
      />
      <div role="alert" className={classNames(!fault && 'hidden')}>
        {fault && <FieldNote id={noteId} fault={fault} />}
      </div>
      {hint && !fault && <FieldNote id={noteId} hint={hint} />}
    </div>
  )
}

/** Hidden by style, not by type: a password field would show a warning on a page without https. */
const boxClassName =
  'peer h-[84px] w-full min-w-0 rounded-md border border-line-strong bg-raised text-center text-d2 text-text caret-accent-text selection:bg-transparent data-filled:text-transparent data-filled:caret-transparent [-webkit-text-security:disc] aria-invalid:border-danger sm:h-[96px]'
const dotClassName =
  'pointer-events-none absolute inset-0 m-auto hidden size-[16px] rounded-full bg-text peer-data-filled:block forced-colors:bg-[CanvasText]'

/** The form sees one field with the whole code. */
const useCarriedText = (carrier: { readonly current: HTMLInputElement | null }, text: string) =>
  useEffect(() => announceText(carrier.current, text), [carrier, text])

const useCompletion = (
  code: string,
  length: number,
  onComplete: (code: string) => void,
  { canRepeat, first }: { canRepeat: boolean; first: string },
) => {
  const last = useRef(first)
  const settle = useEffectEvent((full: string) => {
    if (full === last.current && !canRepeat) return
    last.current = full
    onComplete(full)
  })
  useEffect(() => {
    if (code.length === length) settle(code)
  }, [code, length])
}

const useNewFault = (fault: string | undefined, onFault: () => void) => {
  const known = useRef(fault)
  const tell = useEffectEvent(onFault)
  useEffect(() => {
    if (fault && fault !== known.current) tell()
    known.current = fault
  }, [fault])
}

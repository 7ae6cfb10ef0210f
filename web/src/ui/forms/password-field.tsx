import { Circle, CircleCheck, Eye, EyeOff } from 'lucide-react'
import { type RefObject, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'
import { ControlFrame } from './control-frame.tsx'
import { Field } from './field.tsx'
import { RuledInput } from './ruled-input.tsx'
import type { TextFieldProps } from './text-field.tsx'
import { withoutSpaces } from './text-rule.ts'
import { useFieldText } from './use-field-text.ts'

type PasswordStrength = 'Weak' | 'Good' | 'Strong'

interface Criterion {
  readonly label: string
  readonly isMet: (text: string) => boolean
}

interface PasswordFieldProps
  extends Omit<TextFieldProps, 'rule' | 'type' | 'icon' | 'suffix' | 'value' | 'defaultValue'> {
  defaultValue?: string | undefined
  /** For a new password: rates its strength. */
  strengthOf?: ((text: string) => PasswordStrength) | undefined
  /** The criteria, each shown as met or missing while typing. */
  criteria?: readonly Criterion[] | undefined
  /** Why it is weak, if the criteria do not say it. */
  reasonOf?: ((text: string) => string | null) | undefined
}

export const PasswordField = ({
  label,
  fault,
  isRequired,
  isLabelHidden,
  strengthOf,
  criteria,
  reasonOf,
  hint = strengthOf ? '6 characters minimum' : undefined,
  placeholder = strengthOf ? 'Enter 6 characters or more' : undefined,
  defaultValue = '',
  ref,
  onChange,
  ...input
}: PasswordFieldProps) => {
  const strengthId = useId()
  const { field, text, readText } = useFieldText<HTMLInputElement>(defaultValue)
  const { isShown, toggle } = useShownText(field)
  const reason = (text && reasonOf?.(text)) || null
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current)
  return (
    <Field {...{ label, hint, fault, isRequired, isLabelHidden }}>
      {(control) => (
        <>
          <ControlFrame end={<ShowButton isShown={isShown} onToggle={toggle} isDisabled={input.disabled} />}>
            <RuledInput
              autoComplete={strengthOf ? 'new-password' : 'current-password'}
              placeholder={placeholder}
              {...input}
              {...control}
              aria-describedby={
                classNames(
                  control['aria-describedby'],
                  strengthOf && strengthId,
                  reasonOf && `${strengthId}-reason`,
                ) || undefined
              }
              ref={field}
              type={isShown ? 'text' : 'password'}
              defaultValue={defaultValue}
              // Spaces in a password are typing mistakes.
              rule={withoutSpaces}
              onChange={(event) => {
                readText()
                onChange?.(event)
              }}
              spellCheck={false}
              autoCapitalize="none"
              autoCorrect="off"
              className="framed-control"
            />
          </ControlFrame>
          {strengthOf && (
            <StrengthMeter
              id={strengthId}
              strength={text ? strengthOf(text) : null}
              reason={reason === fault ? null : reason}
            />
          )}
          {criteria && <Criteria criteria={criteria} text={text} />}
        </>
      )}
    </Field>
  )
}

/** Changing an input's type loses its caret, so this restores it. */
const useShownText = (field: RefObject<HTMLInputElement | null>) => {
  const [isShown, setIsShown] = useState(false)
  const lostCaret = useRef<[number | null, number | null]>(null)
  useLayoutEffect(() => {
    const input = field.current
    const caret = lostCaret.current
    lostCaret.current = null
    if (!input || !caret || input.ownerDocument.activeElement !== input) return
    input.setSelectionRange(...caret)
    // Chromium puts the caret at the start again when it lays out the changed field.
    requestAnimationFrame(() => input.setSelectionRange(...caret))
  })
  const toggle = () => {
    const input = field.current
    lostCaret.current = input && [input.selectionStart, input.selectionEnd]
    setIsShown(!isShown)
  }
  return { isShown, toggle }
}

interface ShowButtonProps {
  isShown: boolean
  onToggle: () => void
  isDisabled: boolean | undefined
}

const ShowButton = ({ isShown, onToggle, isDisabled }: ShowButtonProps) => (
  <button
    type="button"
    aria-label={isShown ? 'Hide password' : 'Show password'}
    aria-pressed={isShown}
    disabled={isDisabled}
    className="grid min-w-11 shrink-0 place-items-center rounded-sm text-muted hover:text-text"
    // Keeps the focus for a person who is typing.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onToggle}
  >
    <Icon of={isShown ? EyeOff : Eye} />
  </button>
)

const marks: Record<PasswordStrength, { segments: number; fill: string; word: string }> = {
  Weak: { segments: 1, fill: 'bg-danger', word: 'text-danger' },
  Good: { segments: 2, fill: 'bg-warning', word: 'text-warning' },
  Strong: { segments: 3, fill: 'bg-positive', word: 'text-positive' },
}

interface StrengthMeterProps {
  id: string
  strength: PasswordStrength | null
  reason: string | null
}

const StrengthMeter = ({ id, strength, reason }: StrengthMeterProps) => {
  const mark = strength && marks[strength]
  return (
    <div className="flex min-h-[1.45em] flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <div aria-hidden="true" className="grid flex-1 grid-cols-3 gap-1">
        {[1, 2, 3].map((segment) => (
          <span
            key={segment}
            className={classNames(
              'h-1 rounded-full',
              mark && segment <= mark.segments ? mark.fill : 'bg-line',
            )}
          />
        ))}
      </div>
      <p id={id} role="status" className={classNames('relative min-w-12 text-end font-semibold', mark?.word)}>
        {strength && (
          <>
            <span className="sr-only">Password strength: </span>
            {strength}
          </>
        )}
      </p>
      <p id={`${id}-reason`} role="status" className="basis-full text-danger empty:hidden">
        {reason}
      </p>
    </div>
  )
}

/** Shown by more than a color: a mark, and text for screen readers. */
const Criteria = ({ criteria, text }: { criteria: readonly Criterion[]; text: string }) => (
  <ul className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-2" aria-label="What makes a strong password">
    {criteria.map(({ label, isMet }) => {
      const isDone = isMet(text)
      return (
        <li
          key={label}
          className={classNames('flex items-center gap-2', isDone ? 'text-positive' : 'text-muted')}
        >
          <Icon of={isDone ? CircleCheck : Circle} />
          {label}
          <span className="sr-only">{isDone ? ': met' : ': missing'}</span>
        </li>
      )
    })}
  </ul>
)

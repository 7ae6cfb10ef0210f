import type { ComponentProps, SyntheticEvent } from 'react'
import { applyRule, type TextRule, withoutSpaces } from './text-rule.ts'

interface RuledInputProps extends ComponentProps<'input'> {
  rule?: TextRule | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * For an email input, a browser shows the spaces around the text but hides them from us. So an email field is a text
 * input with the email keyboard, and spaces are removed right away.
 */
const emailClassName = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

/** An input that keeps its own text and applies a rule to it. */
export const RuledInput = ({
  type,
  rule = type === 'email' ? withoutSpaces : undefined,
  onValueChange,
  onChange,
  onCompositionEnd,
  ...input
}: RuledInputProps) => {
  const settle = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    if (rule) applyRule(currentTarget, nativeEvent, rule)
  }
  return (
    <input
      {...(type === 'email' ? emailClassName : { type })}
      {...input}
      onChange={(event) => {
        // An unfinished IME composition must not be touched.
        const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
        if (!isComposing) settle(event)
        onChange?.(event)
        onValueChange?.(event.currentTarget.value)
      }}
      onCompositionEnd={(event) => {
        settle(event)
        onCompositionEnd?.(event)
        onValueChange?.(event.currentTarget.value)
      }}
    />
  )
}

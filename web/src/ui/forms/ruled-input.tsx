import type { ComponentProps, SyntheticEvent } from 'react'
import { applyRule, type TextRule, without } from './text-rule.ts'

interface RuledInputProps extends ComponentProps<'input'> {
  rule?: TextRule | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * A browser hides the spaces around the text of an email input from us, but shows them. So an email address is an
 * ordinary text with the right keyboard, and spaces go as they come.
 */
const emailClassName = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

const withoutSpaces = without(/\s/gu)

/** An input that keeps its own text, and holds it to a rule. */
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
        // Half a character must not be touched: the keyboard still holds it.
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

import type { ComponentProps, SyntheticEvent } from 'react'
import { applyRule, type TextRule } from './text-rule.ts'

interface RuledInputProps extends ComponentProps<'input'> {
  rule?: TextRule | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/** An input that keeps its own text, and holds it to a rule. */
export const RuledInput = ({
  rule,
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

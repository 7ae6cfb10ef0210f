import type { ComponentProps } from 'react'

/** A link-like button inside a sentence. */
export const TextButton = (button: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button
    type="button"
    {...button}
    className="inline-flex min-h-8 items-center rounded-xs text-ui font-semibold text-accent-text underline decoration-line-strong underline-offset-4 hover:decoration-current disabled:opacity-45 touch:min-h-11"
  />
)

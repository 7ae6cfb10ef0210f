import type { ComponentProps } from 'react'

/** A button that says when it is busy. */
export const Button = ({
  isBusy = false,
  children,
  ...button
}: ComponentProps<'button'> & { isBusy?: boolean }) => (
  <button
    type="button"
    {...button}
    aria-busy={isBusy}
    className="min-h-11 rounded-md bg-accent px-5 py-2.5 font-semibold text-on-accent disabled:opacity-60"
  >
    {children}
  </button>
)

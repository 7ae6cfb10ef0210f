const fields = 'input:not([type=hidden]):not([tabindex="-1"]), select, textarea'

/** Focuses the first field. */
export const focusFirstField = (form: HTMLElement | null | undefined): void =>
  form?.querySelector<HTMLElement>(fields)?.focus()

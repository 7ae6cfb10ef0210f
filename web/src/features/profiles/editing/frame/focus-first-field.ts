const fields = 'input:not([type=hidden]):not([tabindex="-1"]), select, textarea'

/** Where somebody begins to type. */
export const focusFirstField = (form: HTMLElement | null | undefined): void =>
  form?.querySelector<HTMLElement>(fields)?.focus()

/** A stored phone number in the contact form's format. Null for a foreign number, which the form can't take. */
export const usPhoneText = (stored: string | null): string | null => {
  const digits = (stored ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area ? `(${area}) ${exchange}-${line}` : null
}

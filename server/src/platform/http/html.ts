/** Finished HTML, in contrast to text that must be escaped first. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString() {
    return this.text
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const put = (value: unknown): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(put).join('')
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** For the server's own plain pages. Every inserted value is escaped unless it is Html itself. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(put)))

export type Cell = string | number | null

/** A spreadsheet runs a cell that begins like this as a formula. Some also run one that begins with a wide sign. */
export const formulaSigns: readonly string[] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

/** An apostrophe in front makes it text again. Numbers are written as they are. */
const inert = (text: string): string => (formulaSigns.includes(text.charAt(0)) ? `'${text}` : text)

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = inert(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180. The first row has the names of the columns. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

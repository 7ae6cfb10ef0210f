// A quoted field (a quote inside it is doubled) or a plain one, then the separator.
const fieldPattern = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y

/** Reads RFC 4180 text with a header line: one record per row, keyed by the header. */
export const readCsv = (text: string): Record<string, string>[] => {
  const [header, ...rows] = readRows(text)
  if (!header) return []
  return rows.map((row, index) => {
    if (row.length !== header.length)
      throw new Error(`CSV row ${index + 1} has ${row.length} fields, but the header has ${header.length}`)
    return Object.fromEntries(header.map((name, column) => [name, row[column] ?? '']))
  })
}

const readRows = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let position = 0
  while (position < text.length || row.length > 0) {
    fieldPattern.lastIndex = position
    const match = fieldPattern.exec(text)
    if (!match) throw new Error(`CSV row ${rows.length} has a stray quote`)
    const [matched, quoted, plain = '', end] = match
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    position += matched.length
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

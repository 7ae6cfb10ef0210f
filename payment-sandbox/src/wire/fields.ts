/** Reads the JSON body of a call without trusting its shape. */
export type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {})

/** A text, or null when it is missing. Numbers count as texts: the SDK sends what its caller gave. */
export const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : null
}

export const flagIn = (fields: Fields, name: string): boolean =>
  fields[name] === true || fields[name] === 'true'

export const listIn = (fields: Fields, name: string): readonly string[] | null => {
  const value = fields[name]
  return Array.isArray(value) ? value.map(String) : null
}

/** The given texts replace those that are on file. */
export const withTexts = <Row extends object>(
  row: Row,
  fields: Fields,
  names: readonly (keyof Row & string)[],
): Row => ({
  ...row,
  ...Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, textIn(fields, name)])),
})

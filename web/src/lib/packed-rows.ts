/*
 * Packs rows with the same keys: the keys once, and then all values. Half of a list's data is the names of its columns.
 * The script inside the page unpacks them (`in-page/awake-page.ts`), so the app sees the original rows.
 */

/** The id of the script element with the page's data (`page-queries.tsx`). */
export const pageQueriesId = 'page-queries'
/** On that element if its rows are packed. Such a page needs the script that unpacks them. */
export const packedMark = 'data-packed'

interface Packed {
  /** People may have typed such a key, but never one with a list. */
  $keys: readonly string[]
  /** Columns with the same values as another one, and the name of that one. The id of an option is often its title. */
  same?: Readonly<Record<string, string>>
  values: readonly unknown[]
}

type Row = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null

/**
 * The keys that all rows have, in the same order. Packing fewer than three rows saves nothing. JSON leaves out a key
 * without a value, and a list of values can't.
 */
const sharedKeys = (rows: readonly unknown[]): readonly string[] | null => {
  const [first] = rows
  if (rows.length < 3 || !isObject(first) || Array.isArray(first)) return null
  const keys = Object.keys(first)
  if (keys.length === 0) return null
  const isAlike = (row: unknown) => {
    if (!isObject(row) || Array.isArray(row)) return false
    const own = Object.keys(row)
    return (
      own.length === keys.length && own.every((key, place) => key === keys[place] && row[key] !== undefined)
    )
  }
  return rows.every(isAlike) ? keys : null
}

/** Entries, because people may have typed the key `__proto__`. */
const mapValues = (row: Row, change: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]))

const repeated = (rows: readonly Row[], keys: readonly string[]): Record<string, string> => {
  const same: Record<string, string> = {}
  keys.forEach((key, place) => {
    const other = keys
      .slice(0, place)
      .find((before) => rows.every((row) => typeof row[key] === 'string' && row[key] === row[before]))
    if (other !== undefined) same[key] = other
  })
  return same
}

/** Packs all rows in JSON data. `unpackRows` reverses it. */
export const packRows = (data: unknown): unknown => {
  if (!isObject(data)) return data
  if (!Array.isArray(data)) return mapValues(data, packRows)
  const keys = sharedKeys(data)
  if (!keys) return data.map(packRows)
  const same = repeated(data, keys)
  const own = keys.filter((key) => !Object.hasOwn(same, key))
  return {
    $keys: own,
    ...(own.length < keys.length && { same }),
    values: data.flatMap((row: Row) => own.map((key) => packRows(row[key]))),
  } satisfies Packed
}

const isPacked = (data: object): data is Packed => '$keys' in data && Array.isArray(data.$keys)

const unpacked = ({ $keys, same = {}, values }: Packed): unknown[] => {
  const all = values.map(unpackRows)
  return Array.from({ length: all.length / $keys.length }, (_, place) => {
    const row = Object.fromEntries($keys.map((key, column) => [key, all[place * $keys.length + column]]))
    for (const key in same) row[key] = row[String(same[key])]
    return row
  })
}

export const unpackRows = (data: unknown): unknown => {
  if (!isObject(data)) return data
  if (Array.isArray(data)) return data.map(unpackRows)
  return isPacked(data) ? unpacked(data) : mapValues(data, unpackRows)
}

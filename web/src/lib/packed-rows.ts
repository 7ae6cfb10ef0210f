/*
 * Packs rows with the same keys: the keys once, and then all values. The keys of objects and rows inside them are named
 * once too. Half of a list's data is the names of its columns. The script inside the page unpacks them
 * (`in-page/awake-page.ts`), so the app sees the original rows.
 */

/** The id of the script element with the page's data (`page-queries.tsx`). */
export const pageQueriesId = 'page-queries'
/** On that element if its rows are packed. Such a page needs the script that unpacks them. */
export const packedMark = 'data-packed'

/** How many objects a row has in a column: one, any number, or at most one. */
type Amount = '1' | '*' | '?'

/**
 * A column of plain values is its name. One with the same values as another column has no values of its own: the id of an
 * option is often its title. One of objects names their columns.
 */
type Column =
  | string
  | readonly [name: string, same: string]
  | readonly [name: string, columns: readonly Column[], amount: Amount]

interface Packed {
  /** People may have typed such a key, but never one with a list. */
  $keys: readonly Column[]
  /** In the order of the rows and columns. Before the objects of a column is their number, unless it is always one. */
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

const columnsOf = (rows: readonly Row[], keys: readonly string[]): readonly Column[] =>
  keys.map((key, place) => {
    const values = rows.map((row) => row[key])
    const isText = values.every((value) => typeof value === 'string')
    const same = isText
      ? keys.slice(0, place).find((before) => rows.every((row, index) => values[index] === row[before]))
      : undefined
    return same === undefined ? columnOf(key, values) : [key, same]
  })

/** A longer list is packed alone: columns that are the same in it may differ in others. */
const mostTogether = 9

const amountOf = (values: readonly unknown[]): Amount | null => {
  if (values.every(Array.isArray)) return values.some(({ length }) => length > mostTogether) ? null : '*'
  if (values.some(Array.isArray)) return null
  return values.includes(null) ? '?' : '1'
}

/** What is in a list, or the object, if there is one. */
const objectsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]

const columnOf = (name: string, values: readonly unknown[]): Column => {
  if (!values.some(isObject)) return name
  const amount = amountOf(values)
  const objects = amount ? values.flatMap(objectsOf) : []
  const keys = sharedKeys(objects)
  return amount && keys ? [name, columnsOf(objects as Row[], keys), amount] : name
}

const addValues = (rows: readonly Row[], columns: readonly Column[], values: unknown[]): void => {
  for (const row of rows)
    for (const column of columns) {
      if (typeof column === 'string') {
        values.push(packRows(row[column]))
        continue
      }
      const [name, inside, amount] = column
      if (typeof inside === 'string') continue
      const objects = objectsOf(row[name]) as readonly Row[]
      if (amount !== '1') values.push(objects.length)
      addValues(objects, inside, values)
    }
}

/** Packs all rows in JSON data. `unpackRows` reverses it. */
export const packRows = (data: unknown): unknown => {
  if (!isObject(data)) return data
  // Most objects have no list in them, and stay as they are.
  if (!Array.isArray(data)) return Object.values(data).some(isObject) ? mapValues(data, packRows) : data
  const keys = sharedKeys(data)
  if (!keys) return data.map(packRows)
  const columns = columnsOf(data, keys)
  const values: unknown[] = []
  addValues(data, columns, values)
  return { $keys: columns, values } satisfies Packed
}

const isPacked = (data: object): data is Packed => '$keys' in data && Array.isArray(data.$keys)

const unpacked = ({ $keys, values }: Packed): unknown[] => {
  let place = 0
  const next = () => unpackRows(values[place++])
  const nextObject = (columns: readonly Column[]): Row => {
    const entries = new Map<string, unknown>()
    for (const column of columns) entries.set(...nextEntry(column, entries))
    return Object.fromEntries(entries)
  }
  const nextEntry = (column: Column, earlier: ReadonlyMap<string, unknown>): [string, unknown] => {
    if (typeof column === 'string') return [column, next()]
    const [name, inside, amount] = column
    if (typeof inside === 'string') return [name, earlier.get(inside)]
    if (amount === '1') return [name, nextObject(inside)]
    const objects = Array.from({ length: Number(next()) }, () => nextObject(inside))
    return [name, amount === '*' ? objects : (objects[0] ?? null)]
  }
  const rows: unknown[] = []
  while (place < values.length) rows.push(nextObject($keys))
  return rows
}

export const unpackRows = (data: unknown): unknown => {
  if (!isObject(data)) return data
  if (Array.isArray(data)) return data.map(unpackRows)
  return isPacked(data) ? unpacked(data) : mapValues(data, unpackRows)
}

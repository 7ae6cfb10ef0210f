/** Called with every change, to write it down. A deleted record is null. */
export type Journal = (collection: string, id: string, record: unknown) => void

type Keys<Row> = Readonly<Record<string, (row: Row) => string | null>>

export interface Collection<Row extends { readonly id: string }> {
  get(id: string): Row | null
  put(row: Row): Row
  delete(id: string): void
  clear(): void
  /** All rows, oldest first. */
  all(): Row[]
  /** The rows with this value under one of the collection's keys, oldest first. */
  where(key: string, value: string): Row[]
}

/** Rows by id and by a few other keys, so that a search by order does not read everything. */
export const createCollection = <Row extends { readonly id: string }>(
  name: string,
  keys: Keys<Row>,
  journal: Journal,
): Collection<Row> => {
  const rows = new Map<string, Row>()
  const indexes = Object.fromEntries(Object.keys(keys).map((key) => [key, new Map<string, Set<string>>()]))

  const eachKey = (row: Row, work: (index: Map<string, Set<string>>, value: string) => void) => {
    for (const [key, read] of Object.entries(keys)) {
      const value = read(row)
      const index = indexes[key]
      if (value !== null && index) work(index, value)
    }
  }
  const remove = (row: Row) => {
    eachKey(row, (index, value) => {
      const ids = index.get(value)
      ids?.delete(row.id)
      if (ids?.size === 0) index.delete(value)
    })
  }
  const add = (row: Row) => {
    eachKey(row, (index, value) => {
      const ids = index.get(value) ?? new Set()
      index.set(value, ids.add(row.id))
    })
  }

  return {
    get: (id) => rows.get(id) ?? null,
    put(row) {
      const before = rows.get(row.id)
      if (before) remove(before)
      rows.set(row.id, row)
      add(row)
      journal(name, row.id, row)
      return row
    },
    delete(id) {
      const before = rows.get(id)
      if (!before) return
      remove(before)
      rows.delete(id)
      journal(name, id, null)
    },
    clear() {
      rows.clear()
      for (const index of Object.values(indexes)) index.clear()
    },
    all: () => [...rows.values()],
    where: (key, value) => [...(indexes[key]?.get(value) ?? [])].flatMap((id) => rows.get(id) ?? []),
  }
}

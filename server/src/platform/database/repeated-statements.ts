import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { plannedEachTimeMark } from './planning.ts'
import type { AnyQuery } from './wrap-queries.ts'

/** A statement that was sent this often is worth a name. */
const worthAName = 8
/** Texts whose uses are counted. One that nobody sends for a while is forgotten. */
const mostCounted = 1000
/** Every connection keeps the plans of its names, and each takes memory in the database. */
const mostNamed = 300
/** Some statements have a value for each row that they write, and so a long text for each number of rows. */
const mostValues = 60
/** A list of values has a text for each length. Longer ones would take the names of all others. */
const longList = /\bin \(\$\d+(?:, \$\d+){4}/i

/** For searches: which plan is good depends on what someone typed. */
const isSearch = (text: string): boolean => /\bi?like\b|similarity|<%|%>|@@|\s%\s/i.test(text)
const begins = /^\s*(select|with|insert|update|delete)\b/i

const isNameable = (text: string): boolean =>
  begins.test(text) && !longList.test(text) && !isSearch(text) && !text.includes(plannedEachTimeMark)

/**
 * The same text has the same name in every process. Behind a pooler that the settings don't name, another process may have
 * prepared it.
 */
const nameFor = (text: string): string =>
  `repeated_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`

/** Names statements that are sent again and again. */
export const createStatementNames = () => {
  const uses = new LRUCache<string, number>({ max: mostCounted })
  const names = new Map<string, string>()
  return (text: string, values: readonly unknown[]): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNamed || values.length > mostValues) return known
    const sent = (uses.get(text) ?? 0) + 1
    uses.set(text, sent)
    if (sent < worthAName || !isNameable(text)) return undefined
    const name = nameFor(text)
    names.set(text, name)
    uses.delete(text)
    return name
  }
}

interface Sent {
  readonly text?: unknown
  readonly name?: unknown
  readonly values?: unknown
}

/** A statement that has a name already, even an empty one, keeps it. One that reads its answer by itself has its own plan. */
const mayGetAName = (config: unknown): config is Sent & { text: string } => {
  if (typeof config !== 'object' || config === null || 'submit' in config) return false
  const { text, name } = config as Sent
  return typeof text === 'string' && name === undefined
}

/**
 * PostgreSQL plans a statement without a name each time, which takes longer than running most of ours. With a name, it
 * plans it once per connection, and chooses by itself if another plan for each value is better.
 */
export const nameRepeated = (): ((query: AnyQuery) => AnyQuery) => {
  const nameOf = createStatementNames()
  return (query) =>
    (config, ...rest) => {
      if (!mayGetAName(config)) return query(config, ...rest)
      const values = Array.isArray(rest[0]) ? rest[0] : config.values
      const name = nameOf(config.text, Array.isArray(values) ? values : [])
      return name ? query({ ...config, name }, ...rest) : query(config, ...rest)
    }
}

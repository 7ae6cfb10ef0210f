import type pg from 'pg'
import { type AnyQuery, wrapQueries } from './wrap-queries.ts'

/** Gets a statement's text, without its values, and how long it took. */
export type OnStatement = (text: string, ms: number) => void

const textOf = (config: unknown): string => {
  if (typeof config === 'string') return config
  const { text } = Object(config) as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

const timed = (query: AnyQuery, onDone: OnStatement): AnyQuery => {
  return (...given) => {
    const started = performance.now()
    const done = () => onDone(textOf(given[0]), performance.now() - started)
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const answer: AnyQuery = (...answered) => {
        done()
        return callback(...answered)
      }
      return query(...given.slice(0, -1), answer)
    }
    const answer = query(...given)
    if (answer instanceof Promise) answer.then(done, done)
    return answer
  }
}

/** Measures every statement of a pool, in and outside of transactions. */
export const timeStatements = (pool: pg.Pool, onDone: OnStatement): void =>
  wrapQueries(pool, (query) => timed(query, onDone))

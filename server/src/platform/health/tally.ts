import { createHash } from 'node:crypto'
import { clock } from '../clock.ts'

/** From this time on, a statement counts as slow. */
export const slowStatementMilliseconds = 250
/** Each a bound on memory and rows. More is not counted until the next report. */
const mostRoutes = 2000
const mostStatements = 100
const mostLetters = 2000

interface Answered {
  readonly method: string
  /** The route, not the address: it has no names and no ids of people. */
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly requestId: string
}

export interface RouteCount {
  readonly hour: Date
  readonly method: string
  readonly route: string
  readonly answered: number
  readonly refused: number
  readonly failed: number
  readonly total_ms: number
  readonly slowest_ms: number
  readonly last_failed_at: Date | null
  readonly last_failed_id: string | null
}

export interface StatementCount {
  readonly hour: Date
  readonly hash: string
  readonly text: string
  readonly count: number
  readonly total_ms: number
  readonly slowest_ms: number
  readonly last_at: Date
}

interface Counted {
  readonly routes: RouteCount[]
  readonly statements: StatementCount[]
}

const hourOf = (moment: Date): Date => new Date(moment.getTime() - (moment.getTime() % 3_600_000))

const yes = (fact: boolean): number => (fact ? 1 : 0)

/** One line, without the lists of parameters, so that inserts of one row and of a thousand count as the same. */
export const statementText = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\(\s*\$\d+(?:\s*,\s*(?:\$\d+|default))*\s*\)(?:\s*,\s*\([^()]*\))*/g, '($…)')
    .trim()
    .slice(0, mostLetters)

const countAnswer = (before: RouteCount | undefined, answer: Answered, now: Date): RouteCount => {
  const { method, route, status, ms, requestId } = answer
  const isFailed = status >= 500
  return {
    hour: hourOf(now),
    method,
    route,
    answered: (before?.answered ?? 0) + 1,
    refused: (before?.refused ?? 0) + yes(status >= 400 && !isFailed),
    failed: (before?.failed ?? 0) + yes(isFailed),
    total_ms: (before?.total_ms ?? 0) + ms,
    slowest_ms: Math.max(before?.slowest_ms ?? 0, ms),
    last_failed_at: isFailed ? now : (before?.last_failed_at ?? null),
    last_failed_id: isFailed ? requestId : (before?.last_failed_id ?? null),
  }
}

const keyOf = ({ method, route }: Pick<Answered, 'method' | 'route'>, now: Date) =>
  `${hourOf(now).getTime()} ${method} ${route}`

const fits = (counts: ReadonlyMap<string, unknown>, key: string, most: number): boolean =>
  counts.has(key) || counts.size < most

export interface Tally {
  answered(answer: Answered): void
  /** A statement that took `ms`. Quick ones are not counted. */
  stated(text: string, ms: number): void
  /** What was counted since the last time. */
  take(): Counted
}

/** What this process answered and what the database took long for, until the next report. */
export const createTally = (): Tally => {
  let routes = new Map<string, RouteCount>()
  let statements = new Map<string, StatementCount>()
  return {
    answered(answer) {
      const now = clock.now()
      const key = keyOf(answer, now)
      if (fits(routes, key, mostRoutes)) routes.set(key, countAnswer(routes.get(key), answer, now))
    },
    stated(full, ms) {
      if (ms < slowStatementMilliseconds) return
      const now = clock.now()
      const hour = hourOf(now)
      const text = statementText(full)
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
      const key = `${hour.getTime()} ${hash}`
      if (!fits(statements, key, mostStatements)) return
      const before = statements.get(key)
      statements.set(key, {
        hour,
        hash,
        text,
        count: (before?.count ?? 0) + 1,
        total_ms: (before?.total_ms ?? 0) + ms,
        slowest_ms: Math.max(before?.slowest_ms ?? 0, ms),
        last_at: now,
      })
    },
    take() {
      const counted = { routes: [...routes.values()], statements: [...statements.values()] }
      routes = new Map()
      statements = new Map()
      return counted
    },
  }
}

import type { Db } from './database.ts'

/** Something that waits for the end of a transaction. */
interface Ending {
  readonly committed: () => void
  readonly undone: () => void
}

/** The pool of a transaction, and what waits for its end. */
const openTransactions = new WeakMap<Db, { root: Db; endings: Ending[] }>()

/** Runs `work` in a transaction. Inside another one it is a savepoint, and its effects wait for the outer commit. */
export const transaction = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  const outer = openTransactions.get(db)
  const endings: Ending[] = []
  const undo = (error: unknown): never => {
    for (const { undone } of endings) undone()
    throw error
  }
  const result = await db
    .transaction((tx) => {
      openTransactions.set(tx, { root: outer?.root ?? db, endings })
      return work(tx)
    })
    .catch(undo)
  if (outer) outer.endings.push(...endings)
  else for (const { committed } of endings) committed()
  return result
}

/** The same as part of the open transaction: a failure here fails all of it. */
export const withinTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  openTransactions.has(db) ? work(db) : transaction(db, work)

/** For one statement, which commits by itself. Inside a transaction it is a savepoint, so its failure undoes only this. */
export const oneStatement = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  openTransactions.has(db) ? transaction(db, work) : work(db)

/**
 * Runs after the commit, or immediately outside a transaction. Never after a rollback, which runs `undone` instead. If
 * the connection is lost during a commit, nobody knows which of both happened, and `undone` runs too.
 */
export const afterCommit = (db: Db, committed: () => void, undone = () => {}) => {
  const open = openTransactions.get(db)
  if (open) open.endings.push({ committed, undone })
  else committed()
}

/** The pool behind a transaction, as a key for lookups. Never query with it. */
export const rootOf = (db: Db): Db => openTransactions.get(db)?.root ?? db

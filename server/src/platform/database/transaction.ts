import type { Db } from './database.ts'

/** The pool a transaction came from, and what waits for its commit. */
const openTransactions = new WeakMap<Db, { root: Db; effects: (() => void)[] }>()

/** One transaction around `work`. Inside another one it is a savepoint, and its effects wait for the outer commit. */
export const transaction = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  const outer = openTransactions.get(db)
  const effects: (() => void)[] = []
  const result = await db.transaction((tx) => {
    openTransactions.set(tx, { root: outer?.root ?? db, effects })
    return work(tx)
  })
  if (outer) outer.effects.push(...effects)
  else for (const effect of effects) effect()
  return result
}

/** The same as part of the transaction that is open already: what fails here fails all of it. */
export const withinTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  openTransactions.has(db) ? work(db) : transaction(db, work)

/** Runs once what was written is really there: at the commit, or at once outside a transaction. Never after a rollback. */
export const afterCommit = (db: Db, effect: () => void) => {
  const open = openTransactions.get(db)
  if (open) open.effects.push(effect)
  else effect()
}

/** The pool behind a transaction, as an identity to look things up by; never to query with. */
export const rootOf = (db: Db): Db => openTransactions.get(db)?.root ?? db

import type { Db } from './database.ts'

/** The pool of a transaction, and the effects that wait for its commit. */
const openTransactions = new WeakMap<Db, { root: Db; effects: (() => void)[] }>()

/** Runs `work` in a transaction. Inside another one it is a savepoint, and its effects wait for the outer commit. */
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

/** The same as part of the open transaction: a failure here fails all of it. */
export const withinTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  openTransactions.has(db) ? work(db) : transaction(db, work)

/** Runs after the commit, or immediately outside a transaction. Never after a rollback. */
export const afterCommit = (db: Db, effect: () => void) => {
  const open = openTransactions.get(db)
  if (open) open.effects.push(effect)
  else effect()
}

/** The pool behind a transaction, as a key for lookups. Never query with it. */
export const rootOf = (db: Db): Db => openTransactions.get(db)?.root ?? db

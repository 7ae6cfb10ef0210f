import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { walkIds } from '../../platform/database/in-steps.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { findSport } from '../profiles/index.ts'
import {
  dropUnevaluated,
  findEvaluatedIds,
  findPlayer,
  findPlayersOf,
  findPool,
  findScoredIds,
  lockPlayers,
  type Player,
  writeScores,
} from './score.queries.ts'
import { isWhole, type Score, type ScoreFacts, scoreOf } from './score.rules.ts'

/** Each sport, gender, and class is read once, and only for athletes with figures to compare. */
const poolReader = () => {
  const known = new Map<string, ScoreFacts['pool']>()
  return async (db: Db, player: Player): Promise<ScoreFacts['pool']> => {
    const { sport_key, gender, class_year, seasons } = player
    if (gender === null || class_year === null || seasons.length === 0) return new Map()
    const name = `${sport_key}/${gender}/${class_year}`
    const pool = known.get(name) ?? (await findPool(db, { sport_key, gender, class_year }))
    known.set(name, pool)
    return pool
  }
}

type PoolReader = ReturnType<typeof poolReader>

const scorePlayer = async (db: Db, player: Player, poolOf: PoolReader): Promise<Score> =>
  scoreOf({
    sport: await findSport(db, player.sport_key),
    seasons: player.seasons,
    pool: await poolOf(db, player),
    evaluations: player.evaluations,
  })

const write = async (tx: Db, players: readonly Player[], poolOf: PoolReader, calculated_at: Date) => {
  const rows = []
  for (const player of players) {
    const { parts, score, seasons } = await scorePlayer(tx, player, poolOf)
    if (score === null || !isWhole(parts)) continue
    const { user_id, sport_key, gender, evaluations } = player
    rows.push({
      user_id,
      sport_key,
      gender,
      ...parts,
      score,
      evaluations: evaluations.length,
      seasons,
      calculated_at,
    })
  }
  await writeScores(tx, rows)
}

/** The current score of one athlete, stored or not. */
export const calculateScore = async (db: Db, userId: string): Promise<Score | null> => {
  const player = await findPlayer(db, userId)
  return player && scorePlayer(db, player, poolReader())
}

/** After an evaluation. No other score depends on it. */
export const rewriteScore = async (tx: Db, userId: string): Promise<void> => {
  const player = await findPlayer(tx, userId)
  if (player) await write(tx, [player], poolReader(), clock.now())
}

/**
 * PUB-02: the scores of all evaluated athletes, so they follow everyone's seasons and pages. Runs in steps that commit
 * by themselves, so an evaluation waits for at most one of them. An interrupted run starts again from the beginning.
 */
export const rewriteScores = async (db: Db, now: Date, perStep?: number): Promise<void> => {
  const poolOf = poolReader()
  await walkIds(
    (after, limit) => findScoredIds(db, after, limit),
    (ids) => dropUnevaluated(db, ids),
    perStep,
  )
  await walkIds(
    (after, limit) => findEvaluatedIds(db, after, limit),
    async (ids) => {
      // The figures of others are read before any row is locked.
      for (const player of await findPlayersOf(db, ids)) await poolOf(db, player)
      // An evaluation that arrives in the meantime waits for this step, or was already included.
      await transaction(db, async (tx) => write(tx, await lockPlayers(tx, ids), poolOf, now))
    },
    perStep,
  )
}

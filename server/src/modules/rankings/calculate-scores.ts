import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { findSport } from '../profiles/index.ts'
import {
  dropUnevaluated,
  findEvaluatedIds,
  findPlayer,
  findPool,
  lockPlayers,
  type Player,
  writeScores,
} from './score.queries.ts'
import { isWhole, type Score, type ScoreFacts, scoreOf } from './score.rules.ts'

/** Each sport, gender and class is looked at once, and only for somebody who has figures to compare. */
const poolReader = (db: Db) => {
  const known = new Map<string, ScoreFacts['pool']>()
  return async ({ sport_key, gender, class_year, seasons }: Player): Promise<ScoreFacts['pool']> => {
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
    pool: await poolOf(player),
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

/** The score of one athlete as it is now, kept or not. */
export const calculateScore = async (db: Db, userId: string): Promise<Score | null> => {
  const player = await findPlayer(db, userId)
  return player && scorePlayer(db, player, poolReader(db))
}

/** After an evaluation: nobody else's score depends on it. */
export const rewriteScore = async (tx: Db, userId: string): Promise<void> => {
  const player = await findPlayer(tx, userId)
  if (player) await write(tx, [player], poolReader(tx), clock.now())
}

const perStep = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** PUB-02: the score of everybody who was evaluated, so that it follows the seasons and pages of all. */
export const rewriteScores = async (tx: Db, now: Date): Promise<void> => {
  const poolOf = poolReader(tx)
  await dropUnevaluated(tx)
  let after = beforeAll
  for (;;) {
    const ids = await findEvaluatedIds(tx, after, perStep)
    const last = ids.at(-1)
    if (last === undefined) return
    // An evaluation that comes meanwhile waits for this, or has been seen by it.
    await write(tx, await lockPlayers(tx, ids), poolOf, now)
    after = last
  }
}

import pg from 'pg'
import { rewritePools } from '../server/src/modules/profiles/index.ts'
import { rewriteScores } from '../server/src/modules/rankings/index.ts'
import { transaction } from '../server/src/platform/database/transaction.ts'
import type { Ports } from '../server/src/ports.ts'
import { startPostgres } from '../tools/services/postgres.ts'
import { against, type Measurement, print } from './measurement.ts'
import { openApp, type Question, recorded, type Statement, signIn } from './messaging-app.ts'
import { oldLog, oldPools, oldResults } from './scale-old.ts'
import { fillScale, type ScaleWorld } from './scale-world.ts'

/** `SCALE_ATHLETES=10000 node bench/scale.ts` is a quick run. */
const athletes = Number(process.env.SCALE_ATHLETES ?? '100000')
const shown = athletes.toLocaleString('en-US')
const rounds = 7

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now()
  await work()
  return performance.now() - before
}

type Work = () => Promise<unknown>

/** Milliseconds of both, in turns, after one turn that does not count. */
const inTurns = async (ours: Work, before: Work): Promise<Record<'ours' | 'before', number>[]> => {
  await ours()
  await before()
  const taken: Record<'ours' | 'before', number>[] = []
  for (let round = 0; round < rounds; round++)
    taken.push({ ours: await timed(ours), before: await timed(before) })
  return taken
}

const run = async (pool: pg.Pool, statements: readonly Statement[]): Promise<void> => {
  for (const { config, values } of statements) await pool.query(config, values)
}

/** The statements of one request that read a table for the answer, without session and permissions. */
const statementsOf = async (
  pool: pg.Pool,
  url: string,
  { path, headers }: Question,
  isMeant: (text: string) => boolean,
): Promise<Statement[]> => {
  const heard = await recorded(pool, async () => {
    const answer = await fetch(`${url}${path}`, { headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    await answer.text()
  })
  const found = heard.filter(({ config: { text } }) => isMeant(text))
  if (found.length === 0) throw new Error(`${path} did not send the measured statement`)
  return found
}

const called = 'the old statement'

const measureLog = async (
  { database: { db, pool } }: Ports,
  url: string,
  { athlete }: ScaleWorld,
): Promise<Measurement[]> => {
  const headers = await signIn(db, athlete)
  const { rows } = await pool.query<{ id: string }>('select id from profiles_athletes where user_id = $1', [
    athlete,
  ])
  const measurements: Measurement[] = []
  for (const [per_page, page] of [
    [20, 1],
    [1000, 1],
    [20, 250],
  ] as const) {
    const path = `/api/activity-log?per_page=${per_page}&page=${page}`
    const ours = await statementsOf(pool, url, { path, headers }, (text) => text.includes('with talks as'))
    const values = [athlete, rows[0]?.id, per_page, (page - 1) * per_page]
    const taken = await inTurns(
      () => run(pool, ours),
      () => pool.query(oldLog, values),
    )
    measurements.push({
      name: `A log of 100,000, page ${page} of ${per_page} each`,
      unit: 'ms',
      ...against(taken, { ours: 'ours', reference: 'before', called }),
      target: per_page === 20 && page === 1 ? 0.25 : 1,
    })
  }
  return measurements
}

const measureResults = async (
  { database: { db, pool } }: Ports,
  url: string,
  { coach }: ScaleWorld,
): Promise<Measurement[]> => {
  const headers = await signIn(db, coach)
  const path = `/api/recruiting-center/${coach}`
  const isPage = (text: string) => text.includes('part_0')
  const isCount = (text: string) => text.includes('as "total"')
  const whole = await statementsOf(pool, url, { path, headers }, (text) => isPage(text) || isCount(text))
  const page = whole.filter(({ config: { text } }) => isPage(text))
  const values = [new Date().getUTCFullYear(), coach, 15, 0]
  const before = () => pool.query(oldResults, values)
  const measurements: Measurement[] = []
  for (const { name, statements, target } of [
    { name: 'the page alone', statements: page, target: 0.1 },
    { name: 'the page and the count', statements: whole, target: 0.5 },
  ])
    measurements.push({
      name: `A coach's results among ${shown}, ${name}`,
      unit: 'ms',
      ...against(await inTurns(() => run(pool, statements), before), {
        ours: 'ours',
        reference: 'before',
        called,
      }),
      target,
    })
  return measurements
}

/** The longest wait for a write of one row during the work. The writes alternate between pages. */
const longestWait = async (
  url: string,
  text: string,
  ids: readonly string[],
  work: Work,
): Promise<number> => {
  const client = new pg.Client(url)
  await client.connect()
  let isDone = false
  let longest = 0
  const saving = (async () => {
    for (let place = 0; !isDone; place = (place + 7919) % ids.length)
      longest = Math.max(longest, await timed(() => client.query(text, [ids[place]])))
  })()
  await work()
  isDone = true
  await saving
  await client.end()
  return longest
}

/** The longest single statement during the work. */
const longestStatement = async (pool: pg.Pool, work: Work): Promise<number> => {
  let longest = 0
  const query = pool.query
  const listening = async (...given: unknown[]) => {
    const before = performance.now()
    const answer = await Reflect.apply(query, pool, given)
    longest = Math.max(longest, performance.now() - before)
    return answer
  }
  Object.assign(pool, { query: listening })
  await work()
  Object.assign(pool, { query })
  return longest
}

const measureNight = async ({ database: { db, pool } }: Ports, url: string): Promise<Measurement[]> => {
  const idsOf = async (text: string) => (await pool.query<{ id: string }>(text)).rows.map(({ id }) => id)
  const now = new Date()
  const poolsBefore = async () => {
    const client = await pool.connect()
    await client.query('set statement_timeout = 0')
    await client.query('begin')
    for (const { text, takesNow } of oldPools) await client.query(text, takesNow ? [now] : [])
    await client.query('commit')
    client.release()
  }
  const freshen = () => pool.query('update profiles_documents set format = 1 where format <> 1')
  const pages = await idsOf('select athlete_id as id from profiles_documents')
  const savePage = 'update profiles_documents set version = version + 1 where athlete_id = $1'
  const pagesWait = await longestWait(url, savePage, pages, () => rewritePools(db, now))
  await freshen()
  const pagesWaitBefore = await longestWait(url, savePage, pages, poolsBefore)
  await freshen()
  const longest = await longestStatement(pool, () => rewritePools(db, now))

  const scored = await idsOf('select user_id as id from rankings_scores')
  const saveScore = 'update rankings_scores set seasons = seasons where user_id = $1'
  const scoresWait = await longestWait(url, saveScore, scored, () => rewriteScores(db, now))
  const scoresWaitBefore = await longestWait(url, saveScore, scored, () =>
    transaction(db, (tx) => rewriteScores(tx, now)),
  )
  const wait = (name: string, ours: number, before: number): Measurement => ({
    name,
    unit: 'ms',
    value: ours,
    reference: { name: 'in one transaction', value: before, ratio: ours / before },
    target: 0.5,
  })
  return [
    wait(`Pools of ${shown} at night, longest wait for a save`, pagesWait, pagesWaitBefore),
    { name: `Pools of ${shown} at night, longest statement`, unit: 'ms', value: longest },
    wait(
      `Scores of ${scored.length.toLocaleString('en-US')} at night, longest wait for a save`,
      scoresWait,
      scoresWaitBefore,
    ),
  ]
}

/** Work that grows with the number of entries or people, compared with the old statements. */
export const benchScale = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const { ports, url, close } = await openApp(postgres.url)
  const world = await fillScale(ports, athletes)
  const measurements = [
    ...(await measureLog(ports, url, world)),
    ...(await measureResults(ports, url, world)),
    ...(await measureNight(ports, postgres.url)),
  ]
  await close()
  await postgres.stop()
  return measurements
}

if (import.meta.main) print(await benchScale())

import { deepStrictEqual } from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import type { BinderServer } from './binder-server.ts'
import type { Shot } from './load.ts'
import { against, type Measurement, print } from './measurement.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'

const target = 1.3

const game = JSON.stringify({
  opponent: 'Cedar Ridge',
  contact: 'coach@example.test',
  points: 23,
  is_home: true,
  level: 'school',
  note: 'Won in overtime.',
})

const shotsFor = ({ tokens, urls }: BinderServer) => {
  const user =
    (url: string) =>
    (index: number): Shot => ({
      url: `${url}/api/user`,
      headers: { authorization: `Bearer ${tokens[index % tokens.length]}` },
    })
  const form = (url: string): Shot => ({
    url: `${url}/api/games`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(game)}` },
    body: game,
  })
  return {
    app: user(urls.app),
    sameWork: user(urls.sameWork),
    constant: user(urls.constant),
    bound: form(urls.bound),
    bareBody: form(urls.bareBody),
  }
}

/** Servers that answer differently can't be compared. */
const expectSameAnswers = async (...shots: Shot[]) => {
  const answers = await Promise.all(
    shots.map(async ({ url, method = 'GET', headers = {}, body = null }) =>
      (await fetch(url, { method, headers, body })).json(),
    ),
  )
  for (const answer of answers) deepStrictEqual(answer, answers[0])
}

/** The CPU cost of one call through the contract's binder, compared with a bare Fastify route that does the same. */
export const benchBinder = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<BinderServer>(
    fileURLToPath(new URL('binder-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url },
  )
  const shots = shotsFor(server.ready)
  await expectSameAnswers(shots.app(0), shots.sameWork(0), shots.constant(0))
  await expectSameAnswers(shots.bound, shots.bareBody)
  const rounds = await measureRounds(shots, { cpu: server.cpu, requestsPerRound: 2000 })
  await server.stop()
  await postgres.stop()
  const unit = 'µs CPU'
  return [
    {
      name: 'GET /api/user, signed in',
      unit,
      ...against(rounds, { ours: 'app', reference: 'sameWork', called: 'bare route, same queries' }),
      target,
    },
    {
      name: 'GET /api/user, signed in',
      unit,
      ...against(rounds, { ours: 'app', reference: 'constant', called: 'bare route, a constant' }),
    },
    {
      name: 'POST of a form, answered with 1 kB',
      unit,
      ...against(rounds, { ours: 'bound', reference: 'bareBody', called: 'bare route, unchecked' }),
      target,
    },
  ]
}

if (import.meta.main) print(await benchBinder())

import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import { against, type Measurement, median, print } from './measurement.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'
import { p95, ratioOf, timesInTurns } from './slowest.ts'
import { userCaseNames, userCases } from './users-cases.ts'
import { measureExport } from './users-export.ts'
import type { UsersServer } from './users-server.ts'

/** `USERS_COUNT=10000 node bench/users.ts` is a quick run. */
const count = process.env.USERS_COUNT ?? '1000000'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Asks like a browser, but does not unpack the answer: that is not the server's time. */
const asking =
  (url: string, headers: Record<string, string> = {}) =>
  (): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    request(url, { agent, headers: { ...headers, 'accept-encoding': 'gzip, br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    })
      .on('error', reject)
      .end()
    return promise
  }

const among = `among ${Number(count).toLocaleString('en-US')}`

const titles: [keyof UsersServer['questions'], string][] = [
  ...userCaseNames.map((name): [typeof name, string] => [
    name,
    `/admin/users ${among}, ${userCases[name].title}`,
  ]),
  ['filters', `The filters of /admin/users ${among}, with counts`],
  ['find', `Quick find ${among}, by a common name`],
  ['audit', 'The audit log with as many entries'],
  ['auditFound', 'The audit log with as many entries, search by a rare name'],
]

const rowsOf = (name: string, { app, bare }: Record<'app' | 'bare', number[]>): Measurement[] => [
  { name: `${name}, p95`, unit: 'ms', value: p95(app), target: 60 },
  {
    name: `${name}, median`,
    unit: 'ms',
    value: median(app),
    reference: { name: 'bare Fastify and pg, the same SQL', value: median(bare), ratio: ratioOf(app, bare) },
    target: 1.5,
  },
]

/** ADM-01: the list of users among a million, compared with its statements. */
export const benchUsers = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<UsersServer>(
    fileURLToPath(new URL('users-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url, USERS_COUNT: count },
  )
  const { urls, questions, headers, adminId } = server.ready
  const ways = (name: (typeof titles)[number][0]) => ({
    app: asking(`${urls.app}${questions[name].path}`, headers),
    bare: asking(`${urls.bare}/${name}`),
  })
  // Otherwise the first rows would show how long it takes until code is compiled.
  await timesInTurns(ways('first'), 300)
  const measurements: Measurement[] = []
  for (const [name, title] of titles) measurements.push(...rowsOf(title, await timesInTurns(ways(name), 40)))
  const rounds = await measureRounds(
    { app: { url: `${urls.app}${questions.middle.path}`, headers }, bare: { url: `${urls.bare}/middle` } },
    { cpu: async () => (await server.cpu()) + (await postgresCpu(postgres.pid)), requestsPerRound: 40 },
  )
  measurements.push({
    name: `/admin/users ${among}, ${userCases.middle.title}`,
    unit: 'µs CPU',
    ...against(rounds, { ours: 'app', reference: 'bare', called: 'bare Fastify and pg, the same SQL' }),
    target: 1.5,
  })
  agent.destroy()
  await server.stop()
  measurements.push(...(await measureExport(postgres.url, adminId)))
  await postgres.stop()
  return measurements
}

if (import.meta.main) print(await benchUsers())

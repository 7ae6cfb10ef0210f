import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import { against, type Measurement, print } from './measurement.ts'
import { postgresCpu } from './postgres-cpu.ts'
import type { RosterServer } from './roster-server.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'

/** With each of 200 families. `ROSTER_MESSAGES=1000 node bench/roster.ts` is a quick run. */
const messages = process.env.ROSTER_MESSAGES ?? '10000'

/** COA-02: the roster of a success coach, compared with its statements, and with a roster that has few messages. */
export const benchRoster = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<RosterServer>(
    fileURLToPath(new URL('roster-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url, ROSTER_MESSAGES: messages },
  )
  const { urls, questions } = server.ready
  const shot = ({ path, headers }: RosterServer['questions']['few']) => ({
    url: `${urls.app}${path}`,
    headers,
  })
  const rounds = await measureRounds(
    { few: shot(questions.few), many: shot(questions.many), bare: { url: `${urls.bare}/many` } },
    { cpu: async () => (await server.cpu()) + (await postgresCpu(postgres.pid)), requestsPerRound: 30 },
  )
  await server.stop()
  await postgres.stop()
  const count = Number(messages).toLocaleString('en-US')
  const name = `GET /api/panel/my-rosters, 200 athletes, ${count} messages with each`
  return [
    {
      name,
      unit: 'µs CPU',
      ...against(rounds, { ours: 'many', reference: 'bare', called: 'only the same SQL, rows read' }),
      target: 2,
    },
    {
      name,
      unit: 'µs CPU',
      ...against(rounds, { ours: 'many', reference: 'few', called: '10 messages with each' }),
      target: 1.1,
    },
    {
      name: `${name}, pages read in the database`,
      unit: '',
      value: questions.many.pages,
      reference: {
        name: '10 messages with each',
        value: questions.few.pages,
        ratio: questions.many.pages / questions.few.pages,
      },
      target: 1.5,
    },
  ]
}

if (import.meta.main) print(await benchRoster())

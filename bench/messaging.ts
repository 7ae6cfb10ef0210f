import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import type { Shot } from './load.ts'
import { against, type Measurement, print } from './measurement.ts'
import type { MeasuredQuestion } from './messaging-app.ts'
import {
  type InboxCase,
  inboxCaseNames,
  inboxCases,
  type PageCase,
  pageCaseNames,
  pageCases,
  roomForLong,
} from './messaging-cases.ts'
import { benchMessagingLive } from './messaging-live.ts'
import type { MessagingServer } from './messaging-server.ts'
import { p95, takeTurns, timed } from './messaging-turns.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'

/** `MESSAGING_SIZES=1000 node bench/messaging.ts` is a quick run. */
const sizes = (process.env.MESSAGING_SIZES ?? '1000,100000,1000000').split(',').map(Number)

const askedTimes = 200

const asking = (url: string, { path, headers }: MeasuredQuestion) =>
  timed(() => fetch(`${url}${path}`, { headers }).then((answer) => answer.text()))

interface Cost {
  milliseconds: number
  pages: number
}

interface SizeCosts {
  size: number
  inbox: Map<InboxCase, Cost>
  pages: Map<PageCase, Record<'app' | 'bare', number>[]>
}

const measureSize = async (size: number, isLargest: boolean): Promise<SizeCosts> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<MessagingServer>(
    fileURLToPath(new URL('messaging-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url, MESSAGING_MESSAGES: String(size) },
  )
  const { urls, questions } = server.ready
  const inbox: SizeCosts['inbox'] = new Map()
  for (const name of inboxCaseNames) {
    const turns = await takeTurns({ app: asking(urls.app, questions[name]) }, askedTimes)
    inbox.set(name, { milliseconds: p95(turns, 'app'), pages: questions[name].pages })
  }
  const pages: SizeCosts['pages'] = new Map()
  for (const name of isLargest && size >= roomForLong ? pageCaseNames : []) {
    const { path, headers } = questions[name]
    const shots: Record<'app' | 'bare', Shot> = {
      app: { url: `${urls.app}${path}`, headers },
      bare: { url: `${urls.bare}/${name}` },
    }
    const cpu = async () => (await server.cpu()) + (await postgresCpu(postgres.pid))
    pages.set(name, await measureRounds(shots, { cpu, requestsPerRound: 60 }))
  }
  await server.stop()
  await postgres.stop()
  return { size, inbox, pages }
}

const among = (size: number) => `among ${size.toLocaleString('en-US')} messages`

/** Ten times the messages must not cost ten times as much, because only what is shown is read. */
const rowsOf = (all: readonly SizeCosts[]): Measurement[] =>
  inboxCaseNames.flatMap((name) =>
    all.flatMap(({ size, inbox }, place) => {
      const cost = inbox.get(name)
      const before = all[place - 1]
      const fewer = before?.inbox.get(name)
      if (!cost) return []
      const title = `${inboxCases[name].title} ${among(size)}`
      const pages: Measurement = { name: `${title}, pages read in the database`, unit: '', value: cost.pages }
      return [
        { name: `${title}, p95`, unit: 'ms', value: cost.milliseconds },
        before && fewer && place === all.length - 1
          ? {
              ...pages,
              reference: { name: among(before.size), value: fewer.pages, ratio: cost.pages / fewer.pages },
              target: 2,
            }
          : pages,
      ]
    }),
  )

const conversationRows = ({ pages }: SizeCosts): Measurement[] =>
  [...pages].map(([name, rounds]) => ({
    name: `GET /api/message, ${pageCases[name].title}`,
    unit: 'µs CPU',
    ...against(rounds, { ours: 'app', reference: 'bare', called: 'only the same SQL, rows read' }),
    target: 2,
  }))

/** Measures sending to the other screen, the requests for the header of every page, and long conversations. */
export const benchMessaging = async (): Promise<Measurement[]> => {
  const live = await benchMessagingLive()
  const costs: SizeCosts[] = []
  const largest = Math.max(...sizes)
  for (const size of sizes) costs.push(await measureSize(size, size === largest))
  return [...live, ...rowsOf(costs), ...costs.flatMap(conversationRows)]
}

if (import.meta.main) print(await benchMessaging())

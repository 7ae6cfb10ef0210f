import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import { type Cost, costOf, warmUp } from './pages.ts'
import type { PagesServer } from './pages-server.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { startServerProcess } from './server-process.ts'

/** `SIZES=3000,100000,1000000 PAGES=/admin node bench/pages-growth.ts` */
const sizes = (process.env.SIZES ?? '3000,100000').split(',').map(Number)

/** A smaller difference is noise. */
const noiseMilliseconds = 1

interface Grown extends Pick<Cost, 'ours' | 'database'> {
  readonly roundTrips: number
}

const costsAt = async (athletes: number): Promise<Map<string, Grown>> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<PagesServer>(
    fileURLToPath(new URL('pages-server.ts', import.meta.url)),
    { NODE_ENV: 'production', DATABASE_URL: postgres.url, ATHLETES: String(athletes) },
  )
  await warmUp(server.ready.pages)
  const cpu = async () => ({ ours: await server.cpu(), database: await postgresCpu(postgres.pid) })
  const costs = new Map<string, Grown>()
  for (const { asker, path, urls, headers, roundTrips } of server.ready.pages) {
    const { ours, database } = await costOf(urls.page, headers, cpu)
    costs.set(`${path} | ${asker ?? 'visitor'}`, { ours, database, roundTrips })
  }
  await server.stop()
  await postgres.stop()
  return costs
}

const bySize = new Map<number, Map<string, Grown>>()
for (const size of sizes) bySize.set(size, await costsAt(size))

const line = (cells: readonly unknown[]) => console.log(`| ${cells.join(' | ')} |`)
const ms = (value = Number.NaN) => value.toFixed(2)

/** Whether the cost grows faster than the logarithm of the number of athletes, from the first size to the last. */
const growsTooFast = (first: Grown, last: Grown, [from = 1, to = 1]: readonly number[]): boolean => {
  const [before, after] = [first, last].map(({ ours, database }) => ours + database) as [number, number]
  const allowed = Math.log(to) / Math.log(from)
  return after > before * allowed && after - before > noiseMilliseconds
}

line([
  'Page',
  'For',
  ...sizes.map((size) => `${size.toLocaleString('en')}: ours, database, round trips`),
  'Grows',
])
line(['---', '---', ...sizes.map(() => '---'), '---'])
const [first, last] = [sizes.at(0) ?? 0, sizes.at(-1) ?? 0]
for (const name of bySize.get(first)?.keys() ?? []) {
  const each = sizes.flatMap((size) => bySize.get(size)?.get(name) ?? [])
  const [before, after] = [each.at(0), each.at(-1)]
  const isFast = before && after && growsTooFast(before, after, [first, last])
  const cells = each.map(({ ours, database, roundTrips }) => `${ms(ours)}, ${ms(database)}, ${roundTrips}`)
  line([name, ...cells, isFast ? 'FASTER THAN THE LOGARITHM' : ''])
  if (isFast) process.exitCode = 1
}

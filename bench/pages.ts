import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import { type Measurement, median, print } from './measurement.ts'
import type { MeasuredPage, PagesServer } from './pages-server.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { startServerProcess } from './server-process.ts'

/*
 * `PAGES=/admin node bench/pages.ts` measures only the addresses that contain `/admin`. `ATHLETES=100000` measures a
 * larger world.
 */

/** A visitor's page costs so little that it takes many requests to measure it, and warm code. */
const requestsPerRound = { visitor: 300, person: 15 }
const warmUpRounds = 2
const roundCount = 3
const crowd = 20

type Cpu = () => Promise<{ ours: number; database: number }>

export interface Cost {
  /** Milliseconds of CPU for one request. */
  readonly ours: number
  readonly database: number
  /** Milliseconds to the first byte, one request at a time. */
  readonly firstByte: number
}

const firstByte = (url: string, headers: Record<string, string>, agent: Agent): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const started = performance.now()
  request(url, { headers, agent }, (response) => {
    const time = performance.now() - started
    response
      .resume()
      .on('end', () => resolve(time))
      .on('error', reject)
  })
    .on('error', reject)
    .end()
  return promise
}

export const costOf = async (url: string, headers: Record<string, string>, cpu: Cpu): Promise<Cost> => {
  const requests = headers.cookie ? requestsPerRound.person : requestsPerRound.visitor
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const rounds: Cost[] = []
  for (let round = 0; round < warmUpRounds + roundCount; round++) {
    const before = await cpu()
    const times: number[] = []
    for (let sent = 0; sent < requests; sent++) times.push(await firstByte(url, headers, agent))
    const after = await cpu()
    const each = (kind: 'ours' | 'database') => (after[kind] - before[kind]) / requests / 1000
    if (round >= warmUpRounds)
      rounds.push({ ours: each('ours'), database: each('database'), firstByte: median(times) })
  }
  agent.destroy()
  const middle = (kind: keyof Cost) => median(rounds.map((round) => round[kind]))
  return { ours: middle('ours'), database: middle('database'), firstByte: middle('firstByte') }
}

/** The median time to the first byte if twenty ask at once. */
const firstByteInCrowd = async ({ urls: { page }, headers }: MeasuredPage): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: crowd })
  const ask = () => Promise.all(Array.from({ length: crowd }, () => firstByte(page, headers, agent)))
  await ask()
  const times = await ask()
  agent.destroy()
  return median(times)
}

interface PageRow extends MeasuredPage {
  readonly page: Cost
  readonly sameBytes: Cost
  readonly sameQueries: Cost
  readonly crowded: number
}

const measurePage = async (page: MeasuredPage, cpu: Cpu): Promise<PageRow> => ({
  ...page,
  page: await costOf(page.urls.page, page.headers, cpu),
  // As many requests as for the page, so both are as warm.
  sameBytes: await costOf(page.urls.sameBytes, page.headers, cpu),
  sameQueries: await costOf(page.urls.sameQueries, page.headers, cpu),
  crowded: await firstByteInCrowd(page),
})

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

const cellsOf = (row: PageRow): string[] => [
  row.path,
  row.asker ?? 'visitor',
  ms(row.page.ours),
  ms(row.page.database),
  ms(row.sameBytes.ours),
  ms(row.sameQueries.ours + row.sameQueries.database),
  String(row.roundTrips),
  kilobytes(row.bytes),
  kilobytes(row.embedded),
  kilobytes(row.gzipped),
  ms(row.page.firstByte),
  ms(row.crowded),
]

const heads = [
  'Page',
  'For',
  'Our CPU, ms',
  'Database CPU, ms',
  'Same bytes from memory, ms CPU',
  'Same queries alone, ms CPU',
  'Round trips',
  'HTML, kB',
  'Data in it, kB',
  'Gzipped, kB',
  'First byte, ms',
  `First byte of ${crowd} at once, ms`,
]

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const tableOf = (rows: readonly PageRow[]): string =>
  [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join('\n')

/** Visitors share their pages, so these should cost what their bytes cost. Signed-in pages may ask six times. */
const measurementsOf = (engine: string, rows: readonly PageRow[]): Measurement[] =>
  rows.map((row): Measurement => {
    const name = `${row.path} for ${row.asker ?? 'a visitor'}, ${engine}`
    if (row.asker) return { name: `${name}, round trips`, unit: '', value: row.roundTrips, target: 6 }
    const [value, bytes] = [row.page.ours + row.page.database, row.sameBytes.ours]
    return {
      name,
      unit: 'ms CPU',
      value,
      reference: { name: 'the same bytes from memory', value: bytes, ratio: value / bytes },
      target: 2,
    }
  })

interface Engine {
  readonly name: string
  readonly settings: Record<string, string>
  readonly databaseCpu: () => Promise<number>
}

const measureOn = async ({ name, settings, databaseCpu }: Engine): Promise<Measurement[]> => {
  const server = await startServerProcess<PagesServer>(
    fileURLToPath(new URL('pages-server.ts', import.meta.url)),
    settings,
  )
  const cpu: Cpu = async () => ({ ours: await server.cpu(), database: await databaseCpu() })
  const rows: PageRow[] = []
  for (const page of server.ready.pages) rows.push(await measurePage(page, cpu))
  await server.stop()
  console.log(`\n${name}\n\n${tableOf(rows)}\n`)
  return measurementsOf(name, rows)
}

/** What every page costs, for each role, on both engines. The embedded engine runs in our process. */
export const benchPages = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const onPostgres = await measureOn({
    name: 'PostgreSQL',
    settings: { DATABASE_URL: postgres.url },
    databaseCpu: () => postgresCpu(postgres.pid),
  })
  await postgres.stop()
  const dir = await mkdtemp(join(tmpdir(), 'fieldhouse-pages-'))
  const embedded = await measureOn({
    name: 'embedded',
    settings: { DATA_DIR: dir },
    databaseCpu: async () => 0,
  })
  await rm(dir, { recursive: true, force: true })
  return [...onPostgres, ...embedded]
}

if (import.meta.main) print(await benchPages())

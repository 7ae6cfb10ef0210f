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

/** It takes many requests to measure a page that costs little. */
const requestsPerRound = { visitor: 300, person: 20 }
/** A server that has answered a few thousand requests has compiled its code. */
const warmUpRequests = { visitor: 200, person: 40 }
const warmUpRounds = 2
const roundCount = 3
const crowd = 20

type Cpu = () => Promise<{ ours: number; database: number }>

export interface Cost {
  /** Milliseconds of CPU for one request. */
  readonly ours: number
  readonly database: number
  /** The median time to the first byte, in milliseconds. */
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

/** `atOnce` of them ask at the same moment, again and again. */
export const costOf = async (
  url: string,
  headers: Record<string, string>,
  cpu: Cpu,
  atOnce = 1,
): Promise<Cost> => {
  const requests = headers.cookie ? requestsPerRound.person : requestsPerRound.visitor
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const rounds: Cost[] = []
  for (let round = 0; round < warmUpRounds + roundCount; round++) {
    const before = await cpu()
    const times: number[] = []
    for (let sent = 0; sent < requests; sent += atOnce)
      times.push(...(await Promise.all(Array.from({ length: atOnce }, () => firstByte(url, headers, agent)))))
    const after = await cpu()
    const each = (kind: 'ours' | 'database') => (after[kind] - before[kind]) / requests / 1000
    if (round >= warmUpRounds)
      rounds.push({ ours: each('ours'), database: each('database'), firstByte: median(times) })
  }
  agent.destroy()
  const middle = (kind: keyof Cost) => median(rounds.map((round) => round[kind]))
  return { ours: middle('ours'), database: middle('database'), firstByte: middle('firstByte') }
}

/** Opens all pages, which share most of their code. */
export const warmUp = async (pages: readonly MeasuredPage[]): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const { asker, urls, headers } of pages)
    for (let sent = 0; sent < warmUpRequests[asker ? 'person' : 'visitor']; sent++)
      await firstByte(urls.page, headers, agent)
  agent.destroy()
}

interface PageRow extends MeasuredPage {
  readonly page: Cost
  readonly sameBytes: Cost
  readonly sameQueries: Cost
  /** React renders the same elements, without components. Only for pages that are rendered each time. */
  readonly plain: Cost | null
  /** With many at once. */
  readonly crowded: Cost
  readonly crowdedBytes: Cost
}

const measurePage = async (page: MeasuredPage, cpu: Cpu): Promise<PageRow> => ({
  ...page,
  page: await costOf(page.urls.page, page.headers, cpu),
  // As many requests as for the page, so both are as warm.
  sameBytes: await costOf(page.urls.sameBytes, page.headers, cpu),
  sameQueries: await costOf(page.urls.sameQueries, page.headers, cpu),
  plain: page.asker ? await costOf(page.urls.plain, page.headers, cpu) : null,
  crowded: await costOf(page.urls.page, page.headers, cpu, crowd),
  crowdedBytes: await costOf(page.urls.sameBytes, page.headers, cpu, crowd),
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
  row.plain ? ms(row.plain.ours) : '',
  String(row.roundTrips),
  kilobytes(row.bytes),
  kilobytes(row.embedded),
  kilobytes(row.gzipped),
  ms(row.page.firstByte),
  ms(row.crowded.firstByte),
  ms(row.crowded.ours + row.crowded.database),
  ms(row.crowdedBytes.ours),
]

const heads = [
  'Page',
  'For',
  'Our CPU, ms',
  'Database CPU, ms',
  'Same bytes from memory, ms CPU',
  'Same queries alone, ms CPU',
  'Same elements in React, ms CPU',
  'Round trips',
  'HTML, kB',
  'Data in it, kB',
  'Gzipped, kB',
  'First byte, ms',
  `${crowd} at once: first byte, ms`,
  `${crowd} at once: all CPU, ms`,
  `${crowd} at once: same bytes, ms CPU`,
]

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const tableOf = (rows: readonly PageRow[]): string =>
  [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join('\n')

/**
 * Visitors share their pages, so these should cost what their bytes cost. The lookup of the version is shared by all who
 * ask at the same moment, so they are measured together. Signed-in pages may ask six times.
 */
const measurementsOf = (engine: string, rows: readonly PageRow[]): Measurement[] =>
  rows.flatMap((row): Measurement[] => {
    const name = `${row.path} for ${row.asker ?? 'a visitor'}, ${engine}`
    if (row.plain) {
      const rendering = row.page.ours - row.sameQueries.ours
      const ratio = rendering / row.plain.ours
      return [
        { name: `${name}, round trips`, unit: '', value: row.roundTrips, target: 6 },
        {
          name: `${name}, without its queries`,
          unit: 'ms CPU',
          value: rendering,
          reference: { name: 'the same elements in React', value: row.plain.ours, ratio },
          target: 3,
        },
      ]
    }
    const { ours, database } = row.crowded
    const [value, bytes] = [ours + database, row.crowdedBytes.ours]
    return [
      {
        name: `${name}, ${crowd} at once`,
        unit: 'ms CPU',
        value,
        reference: { name: 'the same bytes from memory', value: bytes, ratio: value / bytes },
        target: 2,
      },
    ]
  })

interface Engine {
  readonly name: string
  readonly settings: Record<string, string>
  readonly databaseCpu: () => Promise<number>
}

const measureOn = async ({ name, settings, databaseCpu }: Engine): Promise<Measurement[]> => {
  const server = await startServerProcess<PagesServer>(
    fileURLToPath(new URL('pages-server.ts', import.meta.url)),
    // The product's pages have React's production build in them. The reference gets the same.
    { NODE_ENV: 'production', ...settings },
  )
  const cpu: Cpu = async () => ({ ours: await server.cpu(), database: await databaseCpu() })
  const rows: PageRow[] = []
  await warmUp(server.ready.pages)
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

import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import type { BusinessServer } from './business-server.ts'
import { type Measurement, median, print } from './measurement.ts'
import { startServerProcess } from './server-process.ts'

/** `BUSINESS_USERS=20000 node bench/business.ts` is a quick run. */
const users = process.env.BUSINESS_USERS ?? '1000000'

const readsOfCache = 200

/** The business overview of a year: counted for the first time, and as every later admin gets it. */
export const benchBusiness = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<BusinessServer>(
    fileURLToPath(new URL('business-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url, BUSINESS_USERS: users },
  )
  const { url, path, headers } = server.ready
  const ask = async (query = ''): Promise<number> => {
    const start = performance.now()
    const answer = await fetch(`${url}${path}${query}`, { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return performance.now() - start
  }
  // Another range first, so no plan or page is read for the first time.
  const first = [await ask('?range=12-weeks'), await ask('?range=12-months'), await ask('?range=all')]
  const cached: number[] = []
  for (let read = 0; read < readsOfCache; read++) cached.push(await ask())
  await server.stop()
  await postgres.stop()
  const name = `GET /api/panel/admin/business, a year, ${Number(users).toLocaleString('en-US')} users`
  const p95 = cached.toSorted((one, other) => one - other)[Math.floor(readsOfCache * 0.95)] ?? Number.NaN
  return [
    { name: `${name}, cached, p95`, unit: 'ms', value: p95, target: 300 },
    { name: `${name}, cached, median`, unit: 'ms', value: median(cached) },
    { name: `${name}, counted`, unit: 'ms', value: first[1] ?? Number.NaN },
    { name: `${name.replace('a year', 'everything')}, counted`, unit: 'ms', value: first[2] ?? Number.NaN },
  ]
}

if (import.meta.main) print(await benchBusiness())

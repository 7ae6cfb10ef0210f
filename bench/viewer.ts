import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import type { Shots } from './load.ts'
import { type Measurement, median, print } from './measurement.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'
import type { Viewer, ViewerServer } from './viewer-server.ts'

/** `VIEWER_USERS=20000 node bench/viewer.ts` is a quick run. */
const users = process.env.VIEWER_USERS ?? '1000000'

const requestsPerRound = 1500

const people: Record<Viewer, string> = {
  athlete: 'an athlete with a package',
  parent: 'a parent of two athletes',
  coach: 'a verified coach with three athletes',
  admin: 'an admin',
}

/** What a signed-in person's first call costs: the session, and who they are. */
export const benchViewer = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<ViewerServer>(
    fileURLToPath(new URL('viewer-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url, VIEWER_USERS: users },
  )
  const { url, headers, roundTrips } = server.ready
  const shotsOf =
    (viewer: Viewer): Shots =>
    (index) => ({
      url: `${url}/api/user`,
      headers: headers[viewer][index % headers[viewer].length] ?? {},
    })
  const shots = {
    athlete: shotsOf('athlete'),
    parent: shotsOf('parent'),
    coach: shotsOf('coach'),
    admin: shotsOf('admin'),
  }
  const rounds = await measureRounds(shots, {
    cpu: async () => (await server.cpu()) + (await postgresCpu(postgres.pid)),
    requestsPerRound,
  })
  await server.stop()
  await postgres.stop()
  const among = `among ${Number(users).toLocaleString('en-US')} users`
  return (Object.keys(people) as Viewer[]).flatMap((viewer) => [
    {
      name: `GET /api/user for ${people[viewer]} ${among}, with PostgreSQL`,
      unit: 'µs CPU',
      value: median(rounds.map((round) => round[viewer])),
      target: 600,
    },
    {
      name: `GET /api/user for ${people[viewer]}, round trips to the database`,
      unit: '',
      value: roundTrips[viewer],
      target: 1,
    },
  ])
}

if (import.meta.main) print(await benchViewer())

import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import type { Shot } from './load.ts'
import { against, type Measurement, median, print } from './measurement.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'
import type { SignInServer } from './sign-in-server.ts'

/** Milliseconds of CPU that signing in may cost besides the hash of the password. */
const most = 3

/** CPU of one sign-in, against a bare route that only checks the password. */
export const benchSignIn = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<SignInServer>(
    fileURLToPath(new URL('sign-in-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url },
  )
  const { email, password, urls } = server.ready
  const body = JSON.stringify({ email, password })
  const shot = (url: string): Shot => ({
    url: `${url}/api/login`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}` },
    body,
  })
  const rounds = await measureRounds(
    { app: shot(urls.app), hashAlone: shot(urls.hashAlone) },
    { cpu: server.cpu, requestsPerRound: 60 },
  )
  await server.stop()
  await postgres.stop()
  return [
    {
      name: 'POST /api/login, the whole',
      unit: 'µs CPU',
      ...against(rounds, { ours: 'app', reference: 'hashAlone', called: 'bare route, the hash alone' }),
    },
    {
      name: 'POST /api/login, all but the hash',
      unit: 'ms CPU',
      value: median(rounds.map(({ app, hashAlone }) => (app - hashAlone) / 1000)),
      target: most,
    },
  ]
}

if (import.meta.main) print(await benchSignIn())

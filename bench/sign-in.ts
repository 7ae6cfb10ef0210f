import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import type { Shot } from './load.ts'
import { against, type Measurement, print } from './measurement.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'
import type { SignInServer } from './sign-in-server.ts'

/**
 * The allowed CPU cost of a sign-in besides the hash: 3 ms on a machine where the hash takes 13, scaled on slower ones.
 */
const most = Number((3 / 13).toFixed(2))

/** The CPU cost of one sign-in, compared with a bare route that only checks the password. */
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
      name: 'POST /api/login, everything',
      unit: 'µs CPU',
      ...against(rounds, { ours: 'app', reference: 'hashAlone', called: 'bare route, only the hash' }),
    },
    {
      name: 'POST /api/login, without the hash',
      unit: 'ms CPU',
      ...against(
        rounds.map(({ app, hashAlone }) => ({ rest: (app - hashAlone) / 1000, hash: hashAlone / 1000 })),
        { ours: 'rest', reference: 'hash', called: 'the hash' },
      ),
      target: most,
    },
  ]
}

if (import.meta.main) print(await benchSignIn())

import Fastify, { type FastifyInstance } from 'fastify'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { buildUser } from '../server/src/modules/accounts/accounts.factory.ts'
import { findUserByEmail } from '../server/src/modules/accounts/accounts.queries.ts'
import { passwordMatches } from '../server/src/modules/accounts/password.ts'
import { openPorts } from '../server/src/ports.ts'
import { listen, openHanded } from './open-server.ts'
import { answerFor } from './server-process.ts'

export interface SignInServer {
  email: string
  password: string
  urls: Record<'app' | 'hashAlone', string>
}

const email = 'robin@example.test'
const password = 'Bench-Pass1'

/** Reads the form and checks the password, and nothing else. */
const hashAlone = (passwordHash: string): FastifyInstance => {
  const app = Fastify()
  app.post<{ Body: { password: string } }>('/api/login', async ({ body }) => ({
    isRight: await passwordMatches(passwordHash, body.password),
  }))
  return app
}

const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: process.env.DATABASE_URL })
const ports = { ...(await openPorts(config)), limiter: openHanded }
const { db } = ports.database
await buildUser(db, { email, password, email_verified_at: new Date() })
const user = await findUserByEmail(db, email)
const app = createApp(config, ports, {
  web: { render: async () => new Response(''), isDevelopment: false },
  isStopping: () => false,
})
const ready: SignInServer = {
  email,
  password,
  urls: { app: await listen(app), hashAlone: await listen(hashAlone(user?.password_hash ?? '')) },
}
answerFor(ready)

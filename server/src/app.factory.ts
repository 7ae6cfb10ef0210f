import type { UserType } from '@fieldhouse/contract/guards'
import type { FastifyInstance } from 'fastify'
import { createApp, startWork } from './app.ts'
import { readConfig } from './config.ts'
import { buildUser } from './modules/accounts/accounts.factory.ts'
import { verifyCoach } from './modules/colleges/colleges.factory.ts'
import { dropTestDatabase, testDatabaseConfig } from './platform/database/database.factory.ts'
import type { Web } from './platform/http/web.ts'
import { createLog } from './platform/log.ts'
import { startSession } from './platform/sessions/sessions.ts'
import { openPorts, type Ports } from './ports.ts'

interface TestAppOptions {
  settings?: Record<string, string>
  web?: Pick<Web, 'render' | 'isDevelopment'>
  /** Adds routes before the application is ready. */
  extend?: (app: FastifyInstance) => void
  onLog?: (line: string) => void
}

export interface TestApp {
  app: FastifyInstance
  ports: Ports
  /** A new, signed-in user of this type: send these headers. A coach is verified. */
  signedIn(type: UserType): Promise<{ userId: string; headers: { authorization: string } }>
  close(): Promise<void>
}

const noPages: TestAppOptions['web'] = {
  render: async () => new Response('a page', { headers: { 'content-type': 'text/html' } }),
  isDevelopment: false,
}

/** The whole application on its own database, with its jobs running. No port is opened. */
export const testApp = async ({
  settings = {},
  web = noPages,
  extend,
  onLog,
}: TestAppOptions = {}): Promise<TestApp> => {
  const config = { ...readConfig({ NODE_ENV: 'test', ...settings }), database: await testDatabaseConfig() }
  const log = onLog ? createLog('debug', { write: onLog }) : createLog('silent')
  const ports = await openPorts(config, { log })
  const { db } = ports.database
  const app = createApp(config, ports, { web, isStopping: () => false })
  extend?.(app)
  const work = await startWork(ports, config)
  await app.ready()
  return {
    app,
    ports,
    signedIn: async (type) => {
      const userId = await buildUser(db, { type })
      if (type === 'coach') await verifyCoach(db, userId)
      const { token } = await startSession(db, { userId, remember: true })
      return { userId, headers: { authorization: `Bearer ${token}` } }
    },
    close: async () => {
      await app.close()
      await work.stop()
      await ports.close()
      await dropTestDatabase(config.database)
    },
  }
}

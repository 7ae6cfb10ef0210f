import { createApp, startWork } from './app.ts'
import { loadBundledData } from './bundled-data.ts'
import type { Config } from './config.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { restoreSandbox } from './demo/billing/restore-sandbox.ts'
import { demoSize, fillDemoWorld } from './demo/fill-demo-world.ts'
import type { EmbeddedEngine } from './platform/database/embedded-engine.ts'
import { startReports } from './platform/health/report.ts'
import { loadBuiltWeb, loadDevelopmentWeb } from './platform/http/web.ts'
import { whenOrphaned } from './platform/orphaned.ts'
import type { SandboxProcess } from './platform/payments/sandbox-process.ts'
import { listenRealtime } from './platform/realtime/listen-realtime.ts'
import { StartupFault } from './platform/startup-fault.ts'
import { openPorts, type Ports } from './ports.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** A stop may not take longer than this. After that, the process manager would kill us. */
const stopMilliseconds = 9000

const prepareData = async (config: Config, { database: { db }, payments, log }: Ports) => {
  await loadBundledData(db)
  if (config.isProduction) return
  await fillDemoWorld(db, demoSize)
  // A sandbox at another address may be away. The site works without it.
  await restoreSandbox(db, payments).catch((err) => log.warn({ err }, 'payment sandbox: not restored'))
}

const listening = async <T>(port: number, setting: string, listen: () => Promise<T>): Promise<T> => {
  try {
    return await listen()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE')
      throw new StartupFault(`Port ${port} is taken. Stop what uses it, or set ${setting} to another port.`)
    if (code === 'EACCES')
      throw new StartupFault(`Port ${port} may not be used by this user. Set ${setting} to one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupFault('HOST is not an address of this machine. Set it to 127.0.0.1 or 0.0.0.0.')
    throw error
  }
}

const greet = (config: Config, address: string) => {
  say(`\nFieldhouse is ready: ${address}`)
  if (config.isProduction) return
  say(`\nDemo sign-ins, all with the password ${demoPassword} (POST ${address}/api/login):`)
  for (const { email } of demoAccounts) say(`  ${email}`)
  if (!config.mail.smtpUrl) say(`\nMail it sends:  ${address}/dev/mail`)
  say(`Its API:        ${address}/api/docs\n`)
}

interface StartOptions {
  readonly isDevelopment: boolean
  /** The embedded engine, which opens while the product is loaded. */
  readonly engine?: Promise<EmbeddedEngine> | undefined
  /** The payment sandbox, which starts in the meantime, too. */
  readonly sandbox: Promise<SandboxProcess | null>
}

/** Opens everything in the settings, in order, and listens. A signal stops it again. */
export const start = async (
  config: Config,
  { isDevelopment, engine, sandbox }: StartOptions,
): Promise<void> => {
  const [ports, web] = await Promise.all([
    openPorts(config, { engine, sandbox }),
    isDevelopment ? loadDevelopmentWeb() : loadBuiltWeb(),
  ])
  const { log, realtime } = ports
  let isStopping = false
  await prepareData(config, ports)
  const app = createApp(config, ports, { web, isStopping: () => isStopping })
  await web.serveFiles(app)
  const work = await startWork(ports, config)
  const reports = startReports(
    { db: ports.database.db, tally: ports.tally, connections: realtime.connections },
    log,
  )
  const sockets = await listening(config.realtime.port, 'REALTIME_PORT', () =>
    listenRealtime(realtime, { port: config.realtime.port, host: config.host }),
  )
  await listening(config.port, 'PORT', () => app.listen({ port: config.port, host: config.host }))
  const { port } = app.server.address() as { port: number }
  greet(config, config.publicOrigin ?? `http://localhost:${port}`)

  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), stopMilliseconds).unref()
    // Otherwise a connection would stay open after its last request.
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
    // Active requests get this long. Then clients that are still sending are cut off.
    setTimeout(() => app.server.closeAllConnections(), stopMilliseconds - 2000).unref()
    await Promise.all([realtime.close(), sockets.close(), app.close()])
    await work.stop()
    await reports.stop()
    await web.close()
    await ports.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  if (config.isStartedByNpm) whenOrphaned(stop)
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'unexpected error')
    process.exit(1)
  })
}

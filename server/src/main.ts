import { flushCompileCache } from 'node:module'
import { importQuickly } from './platform/quick-imports.ts'
import { StartupFault } from './platform/startup-fault.ts'

try {
  importQuickly()
  // A wrong setting is reported immediately, before the product is loaded.
  const { readConfig } = await import('./config.ts')
  const config = readConfig()
  const { openDataFolder } = await import('./platform/database/data-folder.ts')
  const { preparedDemo, preparedTables } = await import('./platform/database/prepared-folder.ts')
  // The embedded database opens in its own thread while the product is loaded. Production refuses it, so it may have the
  // demo world.
  const engine =
    config.database.engine === 'embedded'
      ? openDataFolder({ ...config.database, prepared: [preparedDemo, preparedTables] })
      : undefined
  // `start` waits for it and reports a failure.
  engine?.catch(() => {})
  // A program of its own.
  const { openSandbox } = await import('./platform/payments/sandbox-process.ts')
  const sandbox = openSandbox(config)
  sandbox?.catch(() => {})
  const { start } = await import('./start.ts')
  await start(config, { isDevelopment: process.argv.includes('--dev'), engine, sandbox })
  flushCompileCache()
} catch (error) {
  const isForPeople = error instanceof StartupFault
  process.stderr.write(
    `Fieldhouse did not start. ${isForPeople ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}

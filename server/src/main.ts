import { flushCompileCache } from 'node:module'
import { readConfig } from './config.ts'
import { importQuickly } from './platform/quick-imports.ts'
import { StartupFault } from './platform/startup-fault.ts'

try {
  // A wrong setting is reported immediately, before the product is loaded.
  const config = readConfig()
  importQuickly()
  const { start } = await import('./start.ts')
  await start(config, { isDevelopment: process.argv.includes('--dev') })
  flushCompileCache()
} catch (error) {
  const isForPeople = error instanceof StartupFault
  process.stderr.write(
    `Fieldhouse did not start. ${isForPeople ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}

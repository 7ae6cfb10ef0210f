import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClock } from './clock.ts'
import { createCallLog } from './control/call-log.ts'
import { createFaults } from './control/faults.ts'
import { gatewayCalls } from './gateway-calls.ts'
import { answerRequests } from './http/server.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/store.ts'
import { createSettlement } from './transactions/settlement.ts'
import { forgetExpiredNonces } from './vault/nonces.ts'
import { createNotifier } from './webhooks/notifier.ts'

export interface Sandbox {
  readonly url: string
  close(): Promise<void>
}

const everySecond = 1000

/** The whole sandbox: what it keeps, what it does by itself as time passes, and the server in front of it. */
export const startSandbox = async (settings: Settings, print: (line: string) => void): Promise<Sandbox> => {
  // The port comes first: only the process that holds it may write the data file.
  // Connections stay open as long as with a real provider. After a shorter time, a busy client would write to a closed one.
  const server = createServer({ keepAliveTimeout: 65_000 }).listen(settings.port, settings.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${port}`

  const store = openStore(settings.dataDir)
  const clock = createClock()
  const notifier = createNotifier(store, clock, settings.webhookUrl)
  const context = { store, clock, settings, notifier }
  const settlement = createSettlement(context)
  server.on(
    'request',
    answerRequests({
      controls: { context, settlement, faults: createFaults(), calls: createCallLog() },
      calls: gatewayCalls(settlement),
      url: settings.publicUrl ?? url,
      log: settings.isLogging ? print : () => undefined,
    }),
  )

  const timer = setInterval(() => {
    settlement.settleDue()
    notifier.deliverDue()
    forgetExpiredNonces(context)
  }, everySecond)

  return {
    url,
    async close() {
      clearInterval(timer)
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      await notifier.idle()
    },
  }
}

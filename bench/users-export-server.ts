import { startWork } from '../server/src/app.ts'
import { openApp, signIn } from './messaging-app.ts'
import { answerFor } from './server-process.ts'

export interface ExportServer {
  url: string
  headers: Record<string, string>
}

const { ports, url } = await openApp()
const headers = await signIn(ports.database.db, process.env.ADMIN_ID ?? '')
await startWork(ports, { siteOrigin: url })
const ready: ExportServer = { url, headers }
answerFor(ready)

import { fillLogs } from './activity-world.ts'
import { type MeasuredServer, measuredServer, openApp, signIn } from './messaging-app.ts'
import { answerFor } from './server-process.ts'

export type ActivityServer = MeasuredServer<'log'>

const { ports, url } = await openApp()
const athlete = await fillLogs(ports, Number(process.env.ACTIVITY_ATHLETES))
const headers = await signIn(ports.database.db, athlete)
const ready: ActivityServer = await measuredServer(ports, url, {
  log: { path: '/api/activity-log?per_page=1000', headers },
})
answerFor(ready)

import { type MeasuredServer, measuredServer, openApp, signIn } from './messaging-app.ts'
import { fillRosters } from './roster-world.ts'
import { answerFor } from './server-process.ts'

export type RosterServer = MeasuredServer<'few' | 'many'>

const { ports, url } = await openApp()
const coaches = await fillRosters(ports, { few: 10, many: Number(process.env.ROSTER_MESSAGES) })
const path = '/api/panel/my-rosters?show_all=1'
const ready: RosterServer = await measuredServer(ports, url, {
  few: { path, headers: await signIn(ports.database.db, coaches.few) },
  many: { path, headers: await signIn(ports.database.db, coaches.many) },
})
answerFor(ready)

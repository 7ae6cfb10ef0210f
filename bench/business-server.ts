import { fillBusiness } from './business-world.ts'
import { openApp, type Question, signIn } from './messaging-app.ts'
import { answerFor } from './server-process.ts'

export interface BusinessServer extends Question {
  url: string
}

const { ports, url } = await openApp()
const admin = await fillBusiness(ports, Number(process.env.BUSINESS_USERS))
const ready: BusinessServer = {
  url,
  path: '/api/panel/admin/business',
  headers: await signIn(ports.database.db, admin),
}
answerFor(ready)

import { setTimeout as delay } from 'node:timers/promises'
import { marksOf } from '../server/src/modules/admin/users/list-marks.ts'
import { type MeasuredServer, measuredServer, openApp, type Question, signIn } from './messaging-app.ts'
import { answerFor } from './server-process.ts'
import { type UserCase, userCaseNames, userCases } from './users-cases.ts'
import { fillUsers } from './users-world.ts'

export interface UsersServer extends MeasuredServer<UserCase | 'filters' | 'find' | 'audit' | 'auditFound'> {
  adminId: string
  headers: Record<string, string>
}

const { ports, url } = await openApp()
const { db } = ports.database
const adminId = await fillUsers(ports, Number(process.env.USERS_COUNT))
const headers = await signIn(db, adminId)

// The marks of long lists are read in the background, after somebody asked for a deep page.
for (const [filter, sort] of [
  ['all', 'newest'],
  ['all', 'name'],
  ['all', 'seen'],
  ['coach', 'name'],
] as const)
  while (marksOf(db, filter, sort) === null) await delay(50)

const questions = Object.fromEntries(
  userCaseNames.map((name) => [name, { path: `/api/panel/users/all?${userCases[name].query}`, headers }]),
) as Record<UserCase, Question>
const ready: UsersServer = {
  ...(await measuredServer(
    ports,
    url,
    {
      ...questions,
      filters: { path: '/api/panel/filter', headers },
      find: { path: '/api/panel/admin/find?q=smith', headers },
      audit: { path: '/api/panel/admin/audit-log', headers },
      auditFound: { path: '/api/panel/admin/audit-log?q=quillfeather', headers },
    },
    { sendsRows: true },
  )),
  adminId,
  headers,
}
answerFor(ready)
